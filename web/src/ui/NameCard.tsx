/** The name of whatever is pointed at, focused or held: everything with an accessible name shows it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { cardAddress } from './addresses.ts';
import { beside, styleOf } from './beside.ts';
import { prefs } from './prefs.ts';
import { gameHere } from './whence.ts';
import { t } from './words.ts';

const NAMED = '[role="img"], [role="button"], button, a, .pick, [title]';
/** Milliseconds before a pointer is answered, and a finger. */
const POINTED = 150;
const HELD = 400;

interface Named {
  readonly thing: Element;
  readonly text: string;
  /** Where all of it can be read. */
  readonly more?: string | undefined;
  /** Somebody asked for it: to be read from further away. */
  readonly large?: boolean;
}

/** What a thing is called, unless it says so itself. */
const nameOf = (thing: Element): string | undefined => {
  const name =
    thing.getAttribute('aria-label') ??
    thing.querySelector(':scope > .spoken')?.textContent ??
    thing.querySelector(':scope > title')?.textContent ??
    thing.getAttribute('title');
  const text = name?.trim();
  const says = thing instanceof HTMLElement ? thing.innerText.trim() : '';
  // A button with words needs no others.
  const isPlain = says !== '' && thing.matches('a, button:not(.pick)');
  return text === undefined || text === '' || text === says || isPlain ? undefined : text;
};

/** The innermost thing with a name. */
const named = (target: EventTarget | null): Named | undefined => {
  for (let thing = target instanceof Element ? target : null; thing; thing = thing.parentElement) {
    const text = thing.matches(NAMED) ? nameOf(thing) : undefined;
    if (text !== undefined) return { thing, text };
  }
  return undefined;
};

/** A card of the table that is open, among all cards. */
const moreOn = (thing: Element): string | undefined => {
  const drawn = thing.closest('[data-at^="card:"]') ?? thing.querySelector('[data-at^="card:"]');
  const [game, card] = [gameHere(), drawn?.getAttribute('data-at')?.slice('card:'.length)];
  return game === undefined || card === undefined ? undefined : cardAddress(game, card);
};

/** On the card itself nothing else is pointed at. */
const isOnCard = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('.name-card') !== null;

/** A thing that is gone, or is called otherwise by now, takes its card along: whoever looks next must not read it. */
const useGone = (now: Named | undefined, hide: () => void): void =>
  useLayoutEffect(() => {
    if (!now) return undefined;
    const { thing, text } = now;
    const watch = new MutationObserver(() => {
      if (!thing.isConnected || nameOf(thing) !== text) hide();
    });
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-label'] });
    return () => watch.disconnect();
  }, [now]);

/** Shows what is pointed at after a moment, what is focused at once, what is held by a finger after a longer one. */
const useNamed = (): Named | undefined => {
  const [now, setNow] = useState<Named | undefined>();
  useEffect(() => {
    let [timer, isHeld] = [0, false];
    // Where the pointer was last: whatever comes to lie under one that rests was not pointed at.
    let [restX, restY, isResting] = [-1, -1, false];
    const show = (found: Named | undefined, wait: number): void => {
      clearTimeout(timer);
      if (found === undefined || wait > 0) setNow(undefined);
      if (found && wait === 0) setNow(found);
      if (found && wait > 0) timer = window.setTimeout(() => setNow(found), wait);
    };
    const hide = (): void => show(undefined, 0);
    const enlarge = (target: EventTarget | null): boolean => {
      const found = target instanceof Element && !target.closest('input') ? named(target) : undefined;
      if (found) show({ ...found, large: true, more: moreOn(found.thing) }, 0);
      return found !== undefined;
    };
    const listeners: { readonly [type: string]: (event: never) => void } = {
      pointerover: ({ target, pointerType, clientX, clientY }: PointerEvent) => {
        isResting = clientX === restX && clientY === restY;
        if (pointerType !== 'touch') show(isResting ? undefined : named(target), POINTED);
      },
      pointerdown: ({ target, pointerType, clientX, clientY }: PointerEvent) => {
        hide();
        [restX, restY] = [clientX, clientY];
        isHeld = false;
        const found = pointerType === 'touch' ? named(target) : undefined;
        if (!found) return;
        timer = window.setTimeout(() => {
          isHeld = true;
          setNow(found);
        }, HELD);
      },
      pointermove: ({ target, pointerType, clientX, clientY, movementX, movementY }: PointerEvent) => {
        if (pointerType === 'touch' && Math.hypot(movementX, movementY) > 4) hide();
        if (pointerType !== 'touch' && isResting && (clientX !== restX || clientY !== restY)) {
          isResting = false;
          show(named(target), POINTED);
        }
        [restX, restY] = [clientX, clientY];
      },
      pointerup: () => clearTimeout(timer),
      // Whoever held something to read its name has not pressed it.
      click: (event: Event) => {
        if (isHeld) event.stopPropagation();
        isHeld = false;
      },
      focusin: ({ target }: FocusEvent) => {
        if (target instanceof Element && target.matches(':focus-visible')) show(named(target), 0);
      },
      focusout: hide,
      keydown: ({ key, target }: KeyboardEvent) => {
        if (key === 'Escape') hide();
        if (key !== 'i' || !prefs.value.keys) return;
        // Once it is read in large, the same key reads on.
        const link = document.querySelector<HTMLAnchorElement>('.name-card.is-large a');
        if (link) link.click();
        else enlarge(target);
      },
      contextmenu: (event: Event) => {
        if (enlarge(event.target)) event.preventDefault();
      },
      scroll: hide,
    };
    const all = Object.entries(listeners).map(([type, hear]): [string, EventListener] => [
      type,
      event => {
        if (!isOnCard(event)) hear(event as never);
      },
    ]);
    for (const [type, heard] of all) addEventListener(type, heard, true);
    return () => {
      clearTimeout(timer);
      for (const [type, heard] of all) removeEventListener(type, heard, true);
    };
  }, []);
  useGone(now, () => setNow(undefined));
  return now;
};

/** Its first words, up to where more is said about it. */
const split = (text: string): readonly [string, string] => {
  const [, name = text, rest = ''] = /^(.+?)(?:[.,:;] )(.+)$/s.exec(text) ?? [];
  return [name, rest];
};

const boxes = (selector: string): readonly DOMRect[] =>
  [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect());

const SPARED = '.prompt, .has-few .pick.is-offered';

export function NameCard() {
  const now = useNamed();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = card.current;
    if (!shown || !now || !now.thing.isConnected) return;
    // Above dialogs, too.
    shown.showPopover?.();
    const { width, height } = shown.getBoundingClientRect();
    const pane = { width: innerWidth, height: innerHeight };
    const spot = beside(now.thing.getBoundingClientRect(), { width, height }, pane, boxes(SPARED));
    Object.assign(shown.style, styleOf(spot));
  }, [now]);
  if (!now) return null;
  const [name, rest] = split(now.text);
  return (
    <div
      class={now.large ? 'name-card is-large' : 'name-card'}
      ref={card}
      popover="manual"
      aria-hidden={now.more === undefined}
    >
      <b>{name}</b> {rest}
      {now.more !== undefined && <a href={now.more}>{t('web.card.read')}</a>}
    </div>
  );
}
