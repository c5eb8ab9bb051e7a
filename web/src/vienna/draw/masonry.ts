/**
 * Path pieces out of which the little landmarks are built. The ground line is y = 22; a landmark may be 76 wide
 * (-38…38) and reach up to -14, near its middle up to -40, because bribe and flag take the upper corners.
 */
export const GROUND = 22;

export const box = (left: number, right: number, top: number, bottom = GROUND) =>
  `M${left} ${bottom}V${top}H${right}V${bottom}z`;

export const gable = (left: number, right: number, foot: number, apex: number) =>
  `M${left} ${foot}L${(left + right) / 2} ${apex}L${right} ${foot}z`;

/** A roof that narrows by `inset` on both sides. */
export const hip = (left: number, right: number, foot: number, top: number, inset: number) =>
  `M${left} ${foot}L${left + inset} ${top}H${right - inset}L${right} ${foot}z`;

export const dome = (middle: number, half: number, foot: number, height: number) => {
  const top = foot - height;
  const [left, right] = [middle - half, middle + half];
  return `M${left} ${foot}C${left} ${foot - height * 0.75} ${middle - half * 0.55} ${top} ${middle} ${top}S${right} ${foot - height * 0.75} ${right} ${foot}z`;
};

/** An onion-waisted spire, as on baroque towers. */
export const bulb = (middle: number, half: number, foot: number, apex: number) => {
  const belly = foot - (foot - apex) * 0.35;
  return `M${middle - half} ${foot}C${middle - half * 1.5} ${belly} ${middle - 1} ${belly - 2} ${middle} ${apex}C${middle + 1} ${belly - 2} ${middle + half * 1.5} ${belly} ${middle + half} ${foot}z`;
};

const spread = (left: number, right: number, count: number, width: number) =>
  Array.from({ length: count }, (_, i) => left + ((right - left - width) * i) / Math.max(1, count - 1));

export const windows = (left: number, right: number, count: number, top: number, height = 5, width = 3) =>
  spread(left, right, count, width)
    .map(x => `M${x} ${top}h${width}v${height}h${-width}z`)
    .join('');

export const arches = (left: number, right: number, count: number, top: number, width = 5, bottom = GROUND) =>
  spread(left, right, count, width)
    .map(x => `M${x} ${bottom}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${bottom}z`)
    .join('');

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
