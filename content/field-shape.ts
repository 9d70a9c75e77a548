// What the questions of the public forms say, by form, question and value: the values themselves, the
// order and the checks are the domain's.
import type {
  contactMethods,
  EmergencyAnswer,
  homeSafetyAnswers,
  languages,
} from '#domain/forms/application';
import type { GiftType } from '#domain/forms/donation';
import type { FormType } from '#domain/forms/form-types';
import type { ProblemCode } from '#domain/forms/problem';
import type { checklistPrograms } from '#domain/programs';
import type { ServiceArea } from '#domain/service-areas';

export interface FieldText {
  label: string;
  hint?: string;
}

export interface ExampleText extends FieldText {
  placeholder: string;
}

export interface ChoiceText<Value extends string> extends FieldText {
  options: Record<Value, string>;
  /** What is chosen at first, where the form has it otherwise. */
  initial?: Value;
}

type Questions<Key extends string> = Record<Key, FieldText>;
type Examples<Key extends string> = Record<Key, ExampleText>;
type YesNo = ChoiceText<'yes' | 'no'>;

/** Who is writing. */
export type BasicTexts = Questions<'firstName' | 'lastName' | 'email' | 'phone'> &
  Examples<'location'>;

type ChecklistProgram = (typeof checklistPrograms)[number];

/** What is asked on each form of its own, beside who is writing. */
export interface OwnTexts extends Record<FormType, object> {
  'community-leader': Questions<
    | 'standout'
    | 'greatFit'
    | 'experience'
    | 'strength'
    | 'challenge'
    | 'hearAbout'
    | 'reviewedPrograms'
    | 'flexibleSchedule'
    | 'volunteerOpportunity'
  >;
  volunteer: Questions<'programInterest' | 'specificWay' | 'experience' | 'hearAbout'> &
    Examples<'bestTimes'> & {
      volunteerType: ChoiceText<'virtual' | 'in-person' | 'both'>;
      openToOpportunities: YesNo;
    };
  'resource-partner': Questions<
    'professionalTitle' | 'resources' | 'hearAbout' | 'lowCostResources'
  > & {
    entityType: ChoiceText<'individual' | 'business' | 'nonprofit' | 'other'>;
    selectedPrograms: ChoiceText<ChecklistProgram>;
    partnershipType: ChoiceText<'short-term' | 'long-term' | 'not-sure'>;
  };
  donate: Questions<'businessName' | 'hearAbout'> &
    Examples<'supplyType' | 'volume' | 'frequency'> & { pickupNeeded: YesNo };
  'media-partner': Questions<'mediaOutletName' | 'socialLinks' | 'projectInterest' | 'hearAbout'> &
    Examples<'mediaOutletType' | 'website'>;
  'host-giveaway': Questions<'address' | 'driveIdea' | 'hearAbout' | 'volunteerOpportunity'> &
    Examples<'locationType'>;
}

export type GetInvolvedTexts = { [Form in FormType]: BasicTexts & OwnTexts[Form] };

export interface Fields {
  assistance: BasicTexts &
    Questions<'questions' | 'hearAbout'> & {
      homeSafety: ChoiceText<(typeof homeSafetyAnswers)[number]>;
      emergency: ChoiceText<EmergencyAnswer>;
      coreProgram: ChoiceText<ServiceArea>;
      language: ChoiceText<keyof typeof languages>;
      contactMethod: ChoiceText<keyof typeof contactMethods>;
    };
  contact: Questions<'name' | 'email' | 'subject' | 'message'>;
  donation: Questions<'donorName' | 'email'> & { type: ChoiceText<GiftType> };
  getInvolved: GetInvolvedTexts;
}

/** What is said about an answer that the check refuses, by the code of the problem. */
export type FieldProblems = Record<ProblemCode, string>;
