// Preloaded into the built server: lets the parent process set its clock, and shortens 30-second intervals to 200 ms.
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
// The channel to the parent must not keep the process alive.
process.channel?.unref();
