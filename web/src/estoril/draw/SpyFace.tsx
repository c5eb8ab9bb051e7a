import type { Nation, SeatColour, Skill } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { type Person, portraitOf } from './portraits.ts';
import './spy.css';

/** What is printed on a character tile. */
export interface CharacterFace {
  /** Whose portrait it is. */
  person: Person;
  /** In the reader's language. */
  codename: string;
  name: string;
  nation: Nation;
  strength: number;
  points: number;
  /** One or two, the same twice for a doubled symbol; none. */
  skills: readonly Skill[];
  /** The seat whose starter it is. */
  starter?: SeatColour | undefined;
}

/** A character tile as one viewer sees it. */
export interface TileView {
  /** What motion finds it by, where it lies on the table. */
  at?: string;
  /** Nothing for a tile whose face the viewer does not know. */
  face: CharacterFace | null;
  /** It lies face down; a face the viewer knows all the same is shown as seen by the viewer alone. */
  down?: boolean;
  /** Protected by a diplomat. */
  guarded?: boolean;
  /** Strength at this moment, where it differs from what is printed. */
  now?: number | undefined;
  /** The two dice of the casino. */
  dice?: readonly [number, number] | undefined;
}

function Strength({ face, now }: { face: CharacterFace; now: number | undefined }) {
  const changed = now !== undefined && now !== face.strength;
  return (
    <span class={changed ? 'spy-strength is-changed-strength num' : 'spy-strength num'}>
      {changed ? now : face.strength}
    </span>
  );
}

/** The face of a character: strength and nation above, person and names, abilities and points below. */
export function SpyFace({ face, now }: { face: CharacterFace; now?: number | undefined }) {
  return (
    <span class={face.starter ? `spy-face seat-${face.starter} is-starter` : 'spy-face'}>
      <Strength face={face} now={now} />
      <span class="spy-nation">
        <Icon name={`nation-${face.nation}`} size={12} />
        <b>{face.nation}</b>
      </span>
      <span class="spy-portrait">
        <Icon name={portraitOf(face.person)} size={48} />
      </span>
      <span class="spy-names">
        <b class="spy-code">{face.codename}</b>
        <span class="spy-name">{face.name}</span>
      </span>
      <span class="spy-skills">
        {face.skills.map((skill, i) => (
          <Icon key={i} name={skill} size={16} />
        ))}
      </span>
      <span class="spy-points num">
        {face.points}
        <Icon name="star" size={12} />
      </span>
    </span>
  );
}

/** All tiles have the same back. */
export function SpyBack() {
  return (
    <span class="spy-back">
      <Icon name="secret" size={20} />
    </span>
  );
}
