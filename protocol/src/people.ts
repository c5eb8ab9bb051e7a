/** What people say of themselves, and what they are told of it. */
import type { Audience, ChatLine, ChatPhrase } from './messages.ts';

/** The languages in which people are written to. */
export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const CHANNELS = ['push', 'mail', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What people can choose to hear of, each by the channels they like. */
export const NOTICES = ['turn', 'invitation', 'start', 'remind', 'mention', 'over'] as const;
export type NoticeTopic = (typeof NOTICES)[number];

/** Who may see whom somebody played and how they stand: everybody, or nobody else. */
export const PROFILES = ['all', 'me'] as const;

export interface Settings {
  /** A name such as Europe/Vienna. */
  readonly zone: string;
  /** Minutes of the day, by the clock of the zone. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly notices: { readonly [topic in NoticeTopic]: readonly Channel[] };
  /** Shown to those they play with. */
  readonly vacation: { readonly from: number; readonly until: number } | null;
  readonly profile: (typeof PROFILES)[number];
}

/** What is left out stays. */
export interface MyChange {
  readonly name?: string;
  readonly language?: Language;
  readonly settings?: Partial<Omit<Settings, 'notices'>> & {
    readonly notices?: { readonly [topic in NoticeTopic]?: readonly Channel[] };
  };
}

/** Somebody's ways to sign in, as they may see them. */
export interface Ways {
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly created: number;
    readonly used: number | null;
  }[];
  readonly login: string | null;
  readonly mail: string | null;
  /** Recovery codes that are left. */
  readonly codes: number;
}

/** What of it works from here. */
export interface Possible {
  readonly passkeys: boolean;
  readonly push: boolean;
  readonly mail: boolean;
  /** A new password without the one before: one has just come in by a recovery code or a link from a mail. */
  readonly forgotten: boolean;
}

/** `current`: the one before, if there is one and it was not forgotten. `endOthers`: all other sessions end. */
export interface NewPassword {
  readonly login: string;
  readonly password: string;
  readonly current?: string;
  readonly endOthers?: boolean;
}

/** A session, as its owner sees it in the list. */
export interface SessionHead {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  /** It is for one table only. */
  readonly seat: boolean;
  /** The one that asks. */
  readonly mine: boolean;
}

export interface SeatLink {
  readonly link: string;
  readonly secret: string;
}

export interface Subscribed {
  readonly id: number;
  readonly endpoint: string;
  readonly created: number;
  /** How often in a row it failed. */
  readonly failed: number;
}

/** Where somebody is told. `key`: what a browser must know to subscribe. */
export interface Reachable {
  readonly key: string;
  readonly mail: string | null;
  readonly push: readonly Subscribed[];
  readonly webhooks: readonly Subscribed[];
}

/** As a browser's push manager describes itself. */
export interface PushBrowser {
  readonly endpoint: string;
  readonly expirationTime?: number | null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface NewLine {
  readonly to: Audience;
  readonly text?: string;
  readonly phrase?: ChatPhrase;
}

export interface ChatLines {
  readonly lines: readonly ChatLine[];
}

/** About a line of chat, or a person. */
export interface NewReport {
  readonly table?: string;
  readonly n?: number;
  readonly about?: string;
  readonly why: string;
}
