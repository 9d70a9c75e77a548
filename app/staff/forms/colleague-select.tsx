import { shell } from '#content/en/staff/shell';
import { useColleagues } from '../data/queries';

type ColleagueSelectProps = {
  label: string;
  nobody?: string;
  value: string | null;
  onChange: (name: string | null) => void;
};

export function ColleagueSelect({
  label,
  nobody = shell.nobody,
  value,
  onChange,
}: ColleagueSelectProps) {
  const colleagues = useColleagues();
  // An account may be gone; what was assigned to it stays readable.
  const names = value === null || colleagues.includes(value) ? colleagues : [value, ...colleagues];
  return (
    <select
      className="staff-control max-w-48"
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{nobody}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
