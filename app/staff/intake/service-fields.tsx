// Section "Service & Program Areas" of the intake and of the edit form.
import { useFormContext } from 'react-hook-form';
import { intake } from '#content/en/staff/intake';
import { referralSources, serviceRegions } from '#domain/cases/member';
import { programAreas } from '#domain/service-areas';
import { namedByThemselves } from '#domain/vocabulary';
import { Field } from '../forms/field';
import { Options } from '../forms/options';
import type { PersonValues } from './member-form';

const { fields: labels } = intake;

type ServiceFieldsProps = {
  /** Areas and a source that an applicant brought from the public form. */
  moreAreas?: readonly string[];
  moreSources?: readonly string[];
};

export function ServiceFields({ moreAreas = [], moreSources = [] }: ServiceFieldsProps) {
  const { register, formState } = useFormContext<PersonValues>();
  const { errors } = formState;
  const areas = [...new Set([...programAreas, ...moreAreas])];
  return (
    <>
      <fieldset
        className="col-span-full"
        aria-describedby={errors.programAreas ? 'program-areas-problem' : undefined}
      >
        <legend className="staff-label">
          {labels.programAreas}
          <span aria-hidden> *</span>
        </legend>
        <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
          {areas.map((area) => (
            <label key={area} className="staff-check">
              <input type="checkbox" value={area} {...register('programAreas')} />
              {area}
            </label>
          ))}
        </div>
        {errors.programAreas ? (
          <p id="program-areas-problem" className="staff-problem">
            {errors.programAreas.message}
          </p>
        ) : null}
      </fieldset>
      <Field label={labels.referralSource} isNeeded problem={errors.referralSource?.message}>
        {(control) => (
          <select {...control} {...register('referralSource')}>
            <Options
              of={namedByThemselves([...new Set([...referralSources, ...moreSources])])}
              none={intake.chooseSource}
            />
          </select>
        )}
      </Field>
      <Field label={labels.serviceRegion} isNeeded problem={errors.serviceRegion?.message}>
        {(control) => (
          <select {...control} {...register('serviceRegion')}>
            <Options of={serviceRegions} none={intake.chooseRegion} />
          </select>
        )}
      </Field>
    </>
  );
}
