/** How a report looks: one column that fits a phone, in daylight and at night. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #2b211a; --paper: #fbf8f3; --soft: #6f6156; --line: #dccfc0;
  --mark: #8c2f1b; --other: #b9a48c; --c1: #2f6d5f; --c2: #3e5c94; --c3: #7a5195; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee6db; --paper: #1d1814; --soft: #b3a596; --line: #453a31;
  --mark: #e58a6e; --other: #6d5f52; --c1: #74c2ad; --c2: #8fb0ea; --c3: #c79fe0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2rem; } h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
p { max-width: 44rem; }
.note, caption, figcaption { color: var(--soft); font-size: 0.875rem; }
.said { font-size: 1.25rem; line-height: 1.4; max-width: 46rem; padding-left: 1.75rem; } .said li { margin: 0.75rem 0; }
small { display: block; color: var(--soft); font-size: 0.8125rem; line-height: 1.35; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; margin: 0.75rem 0; }
caption { text-align: left; padding-bottom: 0.25rem; }
th, td { padding: 0.25rem 0.5rem; text-align: right; border-bottom: 1px solid var(--line); vertical-align: middle; }
th { font-weight: 600; font-size: 0.875rem; vertical-align: bottom; }
td { white-space: nowrap; }
th:first-child { text-align: left; padding-left: 0; }
tbody th { font-weight: 400; font-size: 1rem; min-width: 6rem; vertical-align: middle; } tbody th small { max-width: 26rem; }
td.plot, th.plot { width: 32%; min-width: 8rem; padding-left: 1rem; padding-right: 1rem; }
th.plot { font-weight: 400; color: var(--soft); text-align: center; }
.ticks { display: block; position: relative; height: 1.1rem; }
.ticks i { position: absolute; font-style: normal; } .ticks b { display: block; font-weight: 400; transform: translateX(-50%); }
svg.row { display: block; width: 100%; height: 1.25rem; overflow: visible;
  background: linear-gradient(to right, var(--line) 1px, transparent 1px) 0 0 / calc(100% / var(--n)) 100%;
  border-right: 1px solid var(--line); }
svg path { fill: none; stroke: var(--ink); vector-effect: non-scaling-stroke; }
svg .grid { stroke: var(--line); } svg .mark { stroke: var(--soft); stroke-dasharray: 3 2; }
svg .thin { stroke: var(--other); stroke-width: 3px; }
svg .thick { stroke: var(--other); stroke-width: 10px; }
svg .dot { stroke: var(--mark); stroke-width: 8px; stroke-linecap: round; }
svg .bar { stroke: var(--mark); stroke-width: 6px; }
svg .other { stroke: var(--other); }
figure { margin: 0.75rem 0; }
svg.histogram { display: block; width: 100%; max-width: 48rem; margin: 0.75rem 0; }
svg.histogram text { fill: var(--soft); font-size: 12px; }
svg .curve { stroke-width: 2.5px; }
svg .c0 { stroke: var(--mark); stroke-dasharray: 2 3; } svg .c1 { stroke: var(--c1); stroke-dasharray: 8 4; }
svg .c2 { stroke: var(--c2); } svg .c3 { stroke: var(--c3); stroke-dasharray: 12 3 2 3; }
.key { white-space: nowrap; margin-left: 0.9rem; } .key svg { width: 1.75rem; height: 0.6rem; margin-right: 0.35rem; }
details { margin: 0.5rem 0; } summary { cursor: pointer; }
@media (max-width: 40rem) { th, td { padding: 0.2rem 0.25rem; font-size: 0.8125rem; } tbody th { font-size: 0.8125rem; }
  td { white-space: normal; } td.plot, th.plot { min-width: 6rem; padding-left: 0.75rem; padding-right: 0.75rem; }
  .ticks i:nth-child(even) { display: none; } .said { font-size: 1.0625rem; } .broad { display: none; } }
`;
