import { Component, type ComponentChildren } from 'preact';
import type { View } from '../seat/view.ts';

interface FocusProps {
  view: View;
  children: ComponentChildren;
}

/** The moment a question, or nobody's question, belongs to. */
export const momentOf = ({ viewer, table, ask }: View): string => `${viewer} ${table.ply} ${ask?.why ?? ''}`;

/** What answers a question is gone with it. */
const isAnswering = (element: Element | null): boolean =>
  element !== null && element.closest('.table .pick, .prompt-actions') !== null;

/**
 * Whenever a new question is put it has the focus, and so has whoever answered, before the table is drawn anew: if a
 * button that has it went away, the browser would lay out the half-drawn page to find out where it goes.
 */
export class Focus extends Component<FocusProps> {
  override getSnapshotBeforeUpdate({ view: before }: FocusProps): null {
    const { view } = this.props;
    const isNew = momentOf(before) !== momentOf(view);
    if (isNew && (view.ask || isAnswering(document.activeElement)))
      document.querySelector<HTMLElement>('.table .prompt-text')?.focus({ preventScroll: true });
    return null;
  }

  override render({ children }: FocusProps): ComponentChildren {
    return children;
  }
}
