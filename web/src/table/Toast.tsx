import type { Refusal as Rule } from '@kaffeehaus/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import type { Answering } from '../ask/answering.ts';
import type { Notice } from '../ask/kept.ts';
import { type Spot, beside, styleOf } from '../ui/beside.ts';
import { isPhone } from '../ui/phone.ts';
import { ruleAddress } from '../ui/addresses.ts';
import { hasText, say, t, useRules } from '../ui/words.ts';

/** Milliseconds a refusal stays, unless something else is pressed. */
const STAYS = 6000;

/** The rule itself, as the rules pages tell it; a refusal only says what it means here and now. */
const ruleKey = (rule: string): string => rule.replace(/^\w+/, '$&.rule');

/** What a rule says against an item, and the rule. */
function Refused({ refusal, name }: { refusal: Rule; name: string }) {
  useRules(refusal.rule.replace(/\..*$/, ''));
  const rule = ruleKey(refusal.rule);
  const text = say({ key: refusal.rule, args: refusal.args });
  return (
    <span>
      {name !== '' && !text.includes(name) && <b>{name} </b>}
      {text}
      {hasText(rule) && <small class="rule">{say({ key: rule, args: {} })}</small>}
      <a class="rule-link" href={ruleAddress(refusal.rule)}>
        {t('web.rule.read')}
      </a>
    </span>
  );
}

/** It goes by itself, on the next press, on Escape. */
const useGoing = (notice: Notice, answering: Answering): void =>
  useEffect(() => {
    const go = (): void => answering.hush();
    // Whoever follows its link presses it, too.
    const press = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('.rule-link'))) go();
    };
    const timer = setTimeout(go, STAYS);
    addEventListener('pointerdown', press, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', press, true);
    };
  }, [notice]);

const boxes = (selector: string): readonly DOMRect[] =>
  [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect());

/** Above the strip on a phone, beside the thing elsewhere; the buttons of the question stay free. */
const spotFor = (sheet: Element, pressed: Element | undefined): Spot => {
  const { width, height } = sheet.getBoundingClientRect();
  const lowest = Math.min(...boxes('.part-strip, .prompt').map(box => box.top));
  if (isPhone.value) return { left: (innerWidth - width) / 2, top: lowest - height - 6 };
  const thing = (pressed ?? document.body).getBoundingClientRect();
  return beside(
    thing,
    { width, height },
    { width: innerWidth, height: innerHeight },
    boxes('.prompt-actions'),
  );
};

interface ToastProps {
  answering: Answering;
  notice: Notice;
  name: string;
  /** The thing that was pressed. */
  pressed: () => Element | undefined;
}

/** It stands beside what was pressed. */
export function Toast({ answering, notice, name, pressed }: ToastProps) {
  const sheet = useRef<HTMLParagraphElement>(null);
  const [spot, setSpot] = useState<Spot | undefined>();
  useGoing(notice, answering);
  useLayoutEffect(() => {
    const { current } = sheet;
    if (!current) return undefined;
    const place = (): void => setSpot(spotFor(current, pressed()));
    place();
    // The words of the rule may come a moment later, and need room.
    const observer = new ResizeObserver(place);
    observer.observe(current);
    return () => observer.disconnect();
  }, [notice]);
  return (
    <p class="toast refusal" ref={sheet} style={spot && styleOf(spot)}>
      <Icon name="about" size={20} />
      <Refused refusal={notice.refusal} name={name} />
    </p>
  );
}
