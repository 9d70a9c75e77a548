import type { Permission } from '#domain/roles';
import { namedByThemselves } from '#domain/vocabulary';
import { shell } from '#text/staff/shell';
import { useColleagues } from '../data/queries';
import { MeantSelect } from './meant-select';

type ColleagueSelectProps = {
  label: string;
  /** What opens it. */
  needs: Permission;
  value: string | null;
  onChange: (name: string | null) => void;
};

export function ColleagueSelect({ label, needs, value, onChange }: ColleagueSelectProps) {
  const colleagues = useColleagues(needs);
  // An account may be gone; what was assigned to it stays readable.
  const names = value === null || colleagues.includes(value) ? colleagues : [value, ...colleagues];
  return (
    <MeantSelect
      className="max-w-48"
      label={label}
      options={namedByThemselves(names)}
      none={shell.nobody}
      value={value ?? ''}
      onChoose={(name) => onChange(name || null)}
    />
  );
}
