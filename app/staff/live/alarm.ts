// Sound and notification of the browser when an emergency comes in, as the person has chosen.
import { emergencies as text } from '#text/staff/emergencies';
import { createStore } from '../../ui/store';

const keys = { sound: 'wwi_staff_sound', desktop: 'wwi_staff_desktop' } as const;
export type Alarm = keyof typeof keys;

const read = (alarm: Alarm) => localStorage.getItem(keys[alarm]) === 'on';
export const alarms = {
  sound: createStore(read('sound')),
  desktop: createStore(read('desktop')),
};

/** The number in front of every screen's title. */
export const titleBadge = createStore(0);

/** Switches an alarm; returns false if the browser refuses notifications. */
export async function setAlarm(alarm: Alarm, isOn: boolean): Promise<boolean> {
  if (alarm === 'desktop' && isOn) {
    const isAllowed =
      'Notification' in window && (await Notification.requestPermission()) === 'granted';
    if (!isAllowed) return false;
  }
  localStorage.setItem(keys[alarm], isOn ? 'on' : 'off');
  alarms[alarm].set(isOn);
  // Browsers require a press before the first sound.
  if (alarm === 'sound' && isOn) playSound();
  return true;
}

export function raiseAlarm(): void {
  if (alarms.sound.get()) playSound();
  if (alarms.desktop.get() && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(text.danger, { body: text.notification, tag: 'emergency' });
  }
}

function playSound(): void {
  const context = new AudioContext();
  for (const [at, pitch] of [880, 660, 880].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.value = 0.2;
    tone.connect(volume).connect(context.destination);
    tone.start(context.currentTime + at * 0.25);
    tone.stop(context.currentTime + at * 0.25 + 0.2);
  }
  setTimeout(() => void context.close(), 1_500);
}
