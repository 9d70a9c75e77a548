// Sections "Service & Program Areas" and "Case Priority & Notes" of the intake and of the edit form.

import { applicationReferral, referralSources, serviceRegions } from '#domain/cases/member';
import { programAreas } from '#domain/service-areas';
import { createEnum } from '#domain/vocabulary';
import { priorities } from '#text/staff/case-labels';
import { intake } from '#text/staff/intake';
import { profile } from '#text/staff/profile';
import { LongTextField, SelectField, TicksField } from '../forms/fields';
import type { StaffForm } from '../forms/use-staff-form';
import type { PersonValues } from './person';

const { fields: labels } = intake;

type ServiceFieldsProps = {
  form: StaffForm<PersonValues>;
  /** Areas and a source from the public application that the intake does not offer. */
  moreAreas?: readonly string[];
  moreSources?: readonly string[];
};

export function ServiceFields({ form, moreAreas = [], moreSources = [] }: ServiceFieldsProps) {
  const sources = [...new Set<string>([...referralSources, ...moreSources])];
  const applied = moreAreas.filter((area) => !programAreas.some((known) => known === area));
  return (
    <>
      <TicksField
        form={form}
        name="programAreas"
        label={labels.programAreas}
        isNeeded
        options={programAreas}
      />
      {applied.length === 0 ? null : (
        <TicksField form={form} name="programAreas" label={intake.appliedFor} options={applied} />
      )}
      <SelectField
        form={form}
        name="referralSource"
        label={labels.referralSource}
        isNeeded
        options={{
          ...createEnum(sources),
          ...(sources.includes(applicationReferral)
            ? { [applicationReferral]: profile.card.publicForm }
            : {}),
        }}
        none={intake.chooseSource}
      />
      <SelectField
        form={form}
        name="serviceRegion"
        label={labels.serviceRegion}
        isNeeded
        options={serviceRegions}
        none={intake.chooseRegion}
      />
    </>
  );
}

export function PriorityFields({ form }: { form: StaffForm<PersonValues> }) {
  return (
    <>
      <SelectField form={form} name="priority" label={labels.priority} options={priorities} />
      <LongTextField
        form={form}
        name="notes"
        label={labels.notes}
        className="col-span-full"
        rows={4}
      />
    </>
  );
}
