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
h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
p { max-width: 44rem; }
.note, caption, .axis { color: var(--soft); font-size: 0.875rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; margin: 0.75rem 0; }
caption { text-align: left; padding-bottom: 0.25rem; }
th, td { padding: 0.2rem 0.4rem; text-align: right; border-bottom: 1px solid var(--line); vertical-align: middle; }
th { font-weight: 600; font-size: 0.875rem; }
td { white-space: nowrap; }
th:first-child { text-align: left; padding-left: 0; }
tbody th { font-weight: 400; font-size: 1rem; min-width: 4.5rem; }
td.plot, th.plot { width: 26%; min-width: 7rem; }
th.plot { font-weight: 400; color: var(--soft); }
th.plot span { display: flex; justify-content: space-between; }
svg.row { display: block; width: 100%; height: 1.1rem; overflow: visible; }
svg path { fill: none; stroke: var(--ink); vector-effect: non-scaling-stroke; }
svg .rule { stroke: var(--line); }
svg .thin { stroke: var(--other); stroke-width: 3px; }
svg .thick { stroke: var(--other); stroke-width: 10px; }
svg .dot { stroke: var(--mark); stroke-width: 8px; stroke-linecap: round; }
svg .bar { stroke: var(--mark); stroke-width: 6px; }
svg .other { stroke: var(--other); }
svg.histogram { display: block; width: 100%; max-width: 44rem; margin: 0.75rem 0; }
svg.histogram text { fill: var(--soft); font-size: 11px; }
svg .curve { stroke-width: 2px; }
.c0 { stroke: var(--mark); } .c1 { stroke: var(--c1); } .c2 { stroke: var(--c2); } .c3 { stroke: var(--c3); }
.key { display: inline-block; width: 1rem; height: 0.2rem; margin: 0 0.35rem 0.2rem 0.9rem; background: var(--mark); }
.key.c1 { background: var(--c1); } .key.c2 { background: var(--c2); } .key.c3 { background: var(--c3); }
.key.other { background: var(--other); }
details { margin: 0.5rem 0; } summary { cursor: pointer; }
@media (max-width: 40rem) { th, td { padding: 0.2rem 0.25rem; font-size: 0.875rem; } tbody th { font-size: 0.875rem; }
  td.plot, th.plot { min-width: 5rem; } .broad { display: none; } }
`;
