import { login } from '#text/staff/login';
import { useJson } from '../data/queries';
import { fillText } from '../format/formats';

type Demo = { username: string; password: string };

/** Shown only in a demo; a production site has no such accounts. */
export function DemoCredentials({ onFill }: { onFill: (demo: Demo) => void }) {
  const { data: demo } = useJson('/api/admin/demo');
  if (!demo) return null;
  return (
    <section className="grid max-w-sm justify-items-center gap-1 text-center">
      <h2>{login.demo.title}</h2>
      <p>{fillText(login.demo.username, demo)}</p>
      <p>{fillText(login.demo.password, demo)}</p>
      <button type="button" className="staff-button mt-1" onClick={() => onFill(demo)}>
        {login.demo.fill}
      </button>
    </section>
  );
}
