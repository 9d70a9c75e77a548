import type { RefObject } from 'react';
import { forms } from '#content/en/forms';
import { basicFields } from '#domain/forms/person-fields';
import { type FormType, typeFields } from '#domain/forms/submission';
import { PageLink } from '../../ui/page-link';
import { FieldInput } from '../field-input';
import { useContent } from './submission';

type TypeFieldsProps = {
  /** What has to come into view when the type was chosen: up to the first question. */
  first: RefObject<HTMLDivElement | null>;
  formType: FormType;
  problems: Record<string, string>;
  typed: Record<string, string | string[]> | undefined;
};

/** The questions of one way to help. */
export function TypeFields({ first, formType, problems, typed }: TypeFieldsProps) {
  const { groups, types, who } = useContent();
  const { about } = types[formType];
  const groupsOfFields = [
    { title: groups.basics, fields: basicFields },
    { title: groups.answers, fields: typeFields[formType] },
  ];
  return (
    <>
      <p>
        {forms.allNeeded}{' '}
        <PageLink href={about.href} target="_blank" className="text-link">
          {about.text}
        </PageLink>
      </p>
      {groupsOfFields.map(({ title, fields }, group) => (
        <fieldset key={title} className="grid gap-5">
          <legend className="mb-4 font-heading text-xl font-bold">{title}</legend>
          {fields.map((field, at) => (
            <div key={field.key} ref={group + at === 0 ? first : undefined}>
              <FieldInput field={field} problem={problems[field.key]} typed={typed?.[field.key]} />
            </div>
          ))}
        </fieldset>
      ))}
      <p className="text-sm text-muted">
        {who}{' '}
        <PageLink href={forms.privacyLink.href} target="_blank" className="text-link">
          {forms.privacyLink.text}
        </PageLink>
      </p>
    </>
  );
}
