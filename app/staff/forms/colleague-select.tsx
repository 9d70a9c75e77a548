import type { Permission } from '#domain/roles';
import { createEnum } from '#domain/vocabulary';
import { shell } from '#text/staff/shell';
import { useColleagues } from '../data/queries';
import { ConfirmedSelect } from './confirmed-select';

type ColleagueSelectProps = {
  label: string;
  /** The permission that a colleague needs to be listed. */
  needs: Permission;
  value: string | null;
  isWaiting?: boolean;
  onChange: (name: string | null) => void;
};

export function ColleagueSelect(props: ColleagueSelectProps) {
  const { label, needs, value, isWaiting = false, onChange } = props;
  const colleagues = useColleagues(needs);
  // Keep showing an assignee whose account was disabled.
  const names = value === null || colleagues.includes(value) ? colleagues : [value, ...colleagues];
  return (
    <ConfirmedSelect
      className="max-w-48"
      label={label}
      options={createEnum(names)}
      none={shell.nobody}
      value={value ?? ''}
      isWaiting={isWaiting}
      onChoose={(name) => onChange(name || null)}
    />
  );
}
