// Loaded before the built server: its parent sets and moves its clock, and what looks around every half a minute
// does so at once. Nothing else of the product is touched.
const RealDate = Date;
const realInterval = setInterval;
let offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offsetMs);
    else super(...given);
  }
  static now() {
    return RealDate.now() + offsetMs;
  }
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }
};
globalThis.setInterval = (work, ms, ...given) =>
  realInterval(work, ms === 30_000 ? 200 : ms, ...given);

process.on('message', (ms) => {
  offsetMs = ms;
});
// The channel to its parent must not keep it alive.
process.channel?.unref();
