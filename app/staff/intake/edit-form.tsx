import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { contact } from '#text/staff/contact';
import { edit } from '#text/staff/edit';
import { intake } from '#text/staff/intake';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { isClosing, type OpenWork, useOpenWorkQuestionOf } from '../cases/open-work-question';
import { change } from '../data/api';
import type { Member } from '../data/rows';
import { ChangedNotice, DraftNotice, FailureNotice } from '../forms/form-notices';
import { FormSection } from '../forms/form-section';
import { SubmitButton } from '../forms/submit-button';
import { useStaffForm } from '../forms/use-staff-form';
import { CourseFields, MoreFields, SafeContactFields } from './edit-fields';
import { findEditProblems, pickChangedFields, toEditValues } from './edited-member';
import { PersonFields } from './person-fields';
import { PriorityFields, ServiceFields } from './service-fields';

export function EditForm({ member }: { member: Member }) {
  const navigate = useNavigate();
  const openWork = useOpenWorkQuestionOf(member);
  const decision = useRef<OpenWork>({});
  const toProfile = () => navigate(`/admin/member-profile/${member.id}`);
  const form = useStaffForm({
    draftKey: `edit:${member.id}`,
    row: member,
    about: { subject: 'member', id: member.id },
    valuesOf: toEditValues,
    check: (values, before) => findEditProblems(pickChangedFields(before, values)),
    send: async (values, { before, row = member }) => {
      const changes = pickChangedFields(before, values);
      if (Object.keys(changes).length === 0) return undefined;
      return change('PATCH', `/api/members/${member.id}`, row.version, {
        ...changes,
        ...decision.current,
      });
    },
    onSent: (saved) => showToast({ title: saved === undefined ? edit.nothing : edit.saved }),
    onDone: toProfile,
    failed: edit.failed,
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      {...form.props}
      onSubmit={(event) => {
        event.preventDefault();
        const save = (decided: OpenWork) => {
          decision.current = decided;
          form.submit();
        };
        if (isClosing(member.status, form.values.status)) openWork.ask('close', save);
        else save({});
      }}
    >
      {openWork.dialog}
      <DraftNotice form={form} />
      <ChangedNotice form={form} />
      <FormSection title={edit.course}>
        <CourseFields form={form} />
      </FormSection>
      <FormSection title={contact.title}>
        <SafeContactFields form={form} />
      </FormSection>
      <FormSection title={intake.sections.profile}>
        <PersonFields form={form} />
      </FormSection>
      <FormSection title={edit.more}>
        <MoreFields form={form} />
      </FormSection>
      <FormSection title={intake.sections.services}>
        <ServiceFields
          form={form}
          moreAreas={member.programAreas}
          moreSources={member.referralSource === null ? [] : [member.referralSource]}
        />
      </FormSection>
      <FormSection title={intake.sections.priority}>
        <PriorityFields form={form} />
      </FormSection>
      <FailureNotice form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <button
          type="button"
          className="staff-button"
          onClick={() => {
            form.discard();
            void toProfile();
          }}
        >
          {shell.cancel}
        </button>
        <SubmitButton form={form} saving={edit.saving}>
          {edit.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
