// The part of the intake for everyone else who lives at the address.
import { households } from '#text/staff/households';
import { FormSection } from '../forms/form-section';
import type { StaffForm } from '../forms/use-staff-form';
import { PeopleLines, type PersonLine } from './people-lines';

const { family: text } = households;

/** The lines are one text in the form's values, so that a draft stores them. */
export type FamilyValues = { family: string };

export function readFamily({ family }: FamilyValues): readonly PersonLine[] {
  return family === '' ? [] : (JSON.parse(family) as PersonLine[]);
}

type FamilySectionProps = {
  form: StaffForm<FamilyValues & { lastName: string; householdSize: string }>;
};

export function FamilySection({ form }: FamilySectionProps) {
  const lines = readFamily(form.values);
  return (
    <FormSection title={text.title}>
      <p className="col-span-full text-quiet">{text.intro}</p>
      <PeopleLines
        lines={lines}
        onChange={(changed) => {
          form.set('family', changed.length === 0 ? '' : JSON.stringify(changed));
          const named = String(changed.length + 1);
          if (Number(form.values.householdSize) < Number(named)) form.set('householdSize', named);
        }}
        familyName={form.values.lastName}
        problem={form.problems.family}
        offersCases
      />
    </FormSection>
  );
}
