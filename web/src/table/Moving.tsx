import { Component, type ComponentChildren } from 'preact';
import type { Before } from '../motion/sight.ts';
import type { View } from '../seat/view.ts';
import type { Motion } from './motion.ts';

interface MovingProps {
  motion: Motion;
  view: View;
  children: ComponentChildren;
}

const isOnBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.part-board') !== null;

/** A scene has buttons of its own. */
const isInScene = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.scene') !== null;

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, [role="button"], a, input, select, textarea') !== null;

/** Looks at the table before and after it is drawn anew, and lets motion show how one became the other. */
export class Moving extends Component<MovingProps> {
  override componentDidMount(): void {
    const { motion, view } = this.props;
    addEventListener('pointerdown', this.#pressed, true);
    addEventListener('keydown', this.#typed, true);
    document.addEventListener('visibilitychange', this.#hidden);
    // The first question comes before anything that moves; whoever comes from behind a curtain has it here already.
    motion.drawn(view, view.since, undefined);
    setTimeout(() => void motion.bring().catch(() => undefined), 300);
  }

  override componentWillUnmount(): void {
    this.props.motion.end();
    removeEventListener('pointerdown', this.#pressed, true);
    removeEventListener('keydown', this.#typed, true);
    document.removeEventListener('visibilitychange', this.#hidden);
  }

  override getSnapshotBeforeUpdate(old: MovingProps): Before | undefined {
    const { motion, view } = this.props;
    return view.events.length > old.view.events.length ? motion.before() : undefined;
  }

  override componentDidUpdate(old: MovingProps, _: unknown, before: Before | undefined): void {
    const { motion, view } = this.props;
    if (view === old.view) return;
    if (view.viewer !== old.view.viewer) motion.drawn(view, view.since, undefined);
    else if (view.events.length < old.view.events.length)
      motion.undone(old.view.events.slice(view.events.length));
    else motion.drawn(view, old.view.events.length, before);
  }

  override render({ children }: MovingProps): ComponentChildren {
    return children;
  }

  /** Any press ends all motion and counts; on the board, while nothing is asked, it ends a beat. */
  readonly #pressed = (event: Event): void => {
    const { motion, view } = this.props;
    if (!motion.isOn || isInScene(event.target)) return;
    if (!view.ask && isOnBoard(event.target)) motion.next();
    else motion.end();
  };

  readonly #typed = (event: KeyboardEvent): void => {
    const { motion } = this.props;
    if (!motion.isOn || event.key === 'Tab' || event.key === 'Shift' || isInScene(event.target)) return;
    if (event.key !== ' ' || isButton(event.target)) return motion.end();
    event.preventDefault();
    motion.next();
  };

  readonly #hidden = (): void => this.props.motion.seen(document.hidden, performance.now());
}
