// @ts-check
// Sleeps a little, again and again, and tells how late it woke: whether the machine had time just now.
const SLEEP = 5;

/** @type {number[]} */
let late = [];
let from = performance.now();
const again = () => {
  const now = performance.now();
  late.push(now - from - SLEEP);
  from = performance.now();
  setTimeout(again, SLEEP);
};
setTimeout(again, SLEEP);

process.on('message', message => {
  const { n } = /** @type {{ n: number }} */ (message);
  process.send?.({ n, told: late });
  late = [];
});
process.send?.({ port: 1 });
