import { useState } from 'react';
import { notifications as text } from '#text/staff/notifications';
import { useStore } from '../../ui/store';
import { type Alarm, alarms, setAlarm } from '../live/alarm';

/** Settings of this browser's emergency alarm, stored in the browser. */
export function BrowserAlarms() {
  const [isDenied, setDenied] = useState(false);
  return (
    <section className="staff-card grid gap-3 p-4">
      <h2>{text.browser}</h2>
      <AlarmTick alarm="sound" label={text.sound} />
      <AlarmTick alarm="desktop" label={text.desktop} onRefused={() => setDenied(true)} />
      {isDenied ? (
        <p className="staff-problem" role="alert">
          {text.desktopDenied}
        </p>
      ) : null}
    </section>
  );
}

type AlarmTickProps = { alarm: Alarm; label: string; onRefused?: () => void };

function AlarmTick({ alarm, label, onRefused }: AlarmTickProps) {
  const isOn = useStore(alarms[alarm]);
  return (
    <label className="staff-check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={async ({ currentTarget }) => {
          if (!(await setAlarm(alarm, currentTarget.checked))) onRefused?.();
        }}
      />
      <span>{label}</span>
    </label>
  );
}
