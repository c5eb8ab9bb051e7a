import type { FigureKind, SeatColour } from '../../art/kinds.ts';
import { hrefOf } from '../../art/names.ts';
import { standing } from './layout.ts';
import './agents.css';

export interface AgentView {
  /** What motion and previews find it by. */
  at: string;
  colour: SeatColour;
  /** It is no agent but a figure of another city. */
  figure?: FigureKind | undefined;
  own: boolean;
}

/** How the agents of a house answer the question that is open; what is offered there is the agent, not the house. */
export type Mark = 'offered' | 'selected';

export interface Post {
  id: string;
  /** What motion and previews find it by. */
  at: string;
  x: number;
  y: number;
  agents: readonly AgentView[];
  thirdMan: boolean;
  mark?: Mark | undefined;
  /** The agent that would come here by the answer, or by the question that is open. */
  ghost?: AgentView | undefined;
}

/** Where feet stand below the middle of a house, and how large people are drawn: the loudest thing on the board. */
const FOOT = 48;
const HIGH = 69;
const WIDE = 46;

const BASE = { rx: 21, ry: 7.5 } as const;

/** A figure on its base, in paper first, so that it stands out from any ground. */
export function Agent({ agent: { at, colour, figure }, x }: { agent: AgentView; x: number }) {
  const href = hrefOf(figure ? `figure-${figure}` : `agent-${colour}`);
  const box = { href, x: -WIDE / 2, y: 3 - HIGH, width: WIDE, height: HIGH };
  return (
    <g class={`agent seat-${colour}`} data-at={at} transform={`translate(${x} ${FOOT})`}>
      <ellipse class="agent-rim" rx={BASE.rx + 3} ry={BASE.ry + 3} />
      <ellipse class="agent-base" {...BASE} />
      <use class="agent-halo" {...box} />
      <use {...box} />
    </g>
  );
}

/** He stands in the doorway, behind everybody else. */
function ThirdMan({ moved }: { moved: boolean }) {
  return (
    <g data-at="third-man" transform={`translate(${moved ? -26 : 0} ${FOOT - 10})`}>
      <path class="long-shadow" d="M-10 4L10 4L46 -14L36 -22Z" />
      <use class="agent-halo" href={hrefOf('third-man')} x="-21" y="-60" width="42" height="63" />
      <use href={hrefOf('third-man')} x="-21" y="-60" width="42" height="63" />
    </g>
  );
}

/** Everybody at one house, side by side; the viewer's own agent stands in front. */
function Row({ post: { x, y, agents, thirdMan, mark, ghost } }: { post: Post }) {
  const steps = standing(agents.length + (ghost ? 1 : 0));
  const placed = agents.map((agent, i) => ({ agent, step: steps[i] ?? 0 }));
  const own = placed.find(({ agent }) => agent.own);
  return (
    <g transform={`translate(${x} ${y})`}>
      {mark && own && <circle class={`agent-disc is-${mark}`} cx={own.step} cy={FOOT - 30} r="44" />}
      {thirdMan && <ThirdMan moved={agents.length === 1} />}
      {[...placed]
        .sort((a, b) => Number(a.agent.own) - Number(b.agent.own))
        .map(({ agent, step }) => (
          <Agent key={agent.at} agent={agent} x={step} />
        ))}
      {ghost && (
        <g class="agent-ghost">
          <Agent agent={ghost} x={steps.at(-1) ?? 0} />
        </g>
      )}
    </g>
  );
}

/** All people of the city in a layer of their own: no house, flag or number covers them, and nothing fades them. */
export function Agents({ posts }: { posts: readonly Post[] }) {
  return (
    <g class="agents" aria-hidden="true">
      {posts
        .filter(({ agents, thirdMan, ghost }) => agents.length > 0 || thirdMan || ghost)
        .sort((a, b) => a.y - b.y)
        .map(post => (
          <Row key={post.id} post={post} />
        ))}
    </g>
  );
}
