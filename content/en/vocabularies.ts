import type { Vocabularies } from '../vocabulary-shape.ts';

export const vocabularies: Vocabularies = {
  serviceAreas: {
    'Housing & Shelter': 'Housing & Shelter',
    'Clothing & Basic Necessities': 'Clothing & Basic Necessities',
    'Food, Nutrition & Agriculture': 'Food, Nutrition & Agriculture',
    'Health & Mental Wellness': 'Health & Mental Wellness',
    'Job & Career Opportunities': 'Job & Career Opportunities',
    'Entrepreneurship & Financial Literacy': 'Entrepreneurship & Financial Literacy',
    'Education & Training': 'Education & Training',
    'Family & Relationship Support': 'Family & Relationship Support',
    'Youth Programs & Special Needs': 'Youth Programs & Special Needs',
    'Crisis Intervention & Recovery': 'Crisis Intervention & Recovery',
    'Environmental & Wildlife Stewardship': 'Environmental & Wildlife Stewardship',
    'Arts, Technology & Spiritual Development': 'Arts, Technology & Spiritual Development',
  },
  formTypes: {
    'community-leader': 'Community Leader',
    volunteer: 'Volunteer',
    'resource-partner': 'Resource Partner',
    donate: 'Donation',
    'media-partner': 'Media Partner',
    'host-giveaway': 'Host Drive/Giveaway',
  },
  eventTypes: {
    Workshop: 'Workshop',
    'Financial Workshop': 'Financial Workshop',
    'Community Event': 'Community Event',
    'Food Distribution': 'Food Distribution',
    Giveaway: 'Giveaway',
    'Job Fair': 'Job Fair',
    'Support Group': 'Support Group',
    Fundraiser: 'Fundraiser',
  },
  programLines: undefined,
};
