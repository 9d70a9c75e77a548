// Asks who takes the case; offers only colleagues who may open cases.
import { intake } from '#text/staff/intake';
import { useColleagues } from '../data/queries';
import { readUser } from '../data/session';
import { SelectField } from '../forms/fields';
import type { StaffForm } from '../forms/use-staff-form';

export function TakenByField({ form }: { form: StaffForm<{ assignedTo: string }> }) {
  const colleagues = useColleagues('cases.read');
  const own = readUser();
  const others = colleagues.filter((name) => name !== own);
  const names = colleagues.includes(own) ? [own, ...others] : others;
  return (
    <SelectField
      form={form}
      name="assignedTo"
      label={intake.takenBy}
      hint={intake.takenByHint}
      options={Object.fromEntries(names.map((name) => [name, name === own ? intake.me : name]))}
      none={intake.unassigned}
      className="sm:col-span-2"
    />
  );
}
