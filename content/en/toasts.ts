import type { Toasts } from '../form-shape.ts';
import { giftThanks } from './organization.ts';

export const toasts: Toasts = {
  label: 'Notification',
  region: 'Notifications (F8)',
  close: 'Close this notification',
  messages: {
    contactSent: {
      title: 'Message sent!',
      description: "Thank you for contacting us. We'll get back to you soon.",
      variant: 'default',
    },
    contactFailed: {
      title: 'Error',
      description: 'There was a problem sending your message. Please try again.',
      variant: 'destructive',
    },
    donationSent: {
      title: 'Thank you for your donation!',
      description: giftThanks,
      variant: 'default',
    },
    donationIncomplete: { title: 'Please fill in all fields', variant: 'destructive' },
    donationFailed: {
      title: 'Error',
      description: 'We could not save your pledge. What you typed is still here. Please try again.',
      variant: 'destructive',
    },
    getInvolvedSent: {
      title: 'Form Submitted Successfully',
      description: "Thank you for your interest! We'll be in touch within 24-48 hours.",
      variant: 'default',
    },
    getInvolvedFailed: {
      title: 'Submission Failed',
      description: 'Please try again or contact us directly.',
      variant: 'destructive',
    },
    assistanceSent: {
      title: 'Application Submitted',
      description:
        "Thank you for your member assistance request. We'll contact you within 24-48 hours.",
      variant: 'default',
    },
    assistanceFailed: {
      title: 'Error',
      description: 'Failed to submit application. Please try again.',
      variant: 'destructive',
    },
    messageCopied: {
      title: 'Copied!',
      description: 'Message copied to clipboard',
      variant: 'default',
    },
    conversationCopied: {
      title: 'Copied!',
      description: 'Conversation copied to clipboard',
      variant: 'default',
    },
    copyFailed: {
      title: 'Error',
      description: 'Your browser did not let us copy. Please mark the text and copy it yourself.',
      variant: 'destructive',
    },
    loginSucceeded: { title: 'Login Successful', variant: 'default' },
    loginFailed: {
      title: 'Login Failed',
      description: 'Invalid username or password',
      variant: 'destructive',
    },
    statusUpdated: {
      title: 'Status Updated',
      description: 'Submission status has been updated successfully.',
      variant: 'default',
    },
    statusUpdateFailed: {
      title: 'Error',
      description: 'Failed to update submission status.',
      variant: 'destructive',
    },
    memberCreated: {
      title: 'Member Added Successfully',
      description: 'New member has been added to the case management system.',
      variant: 'default',
    },
    memberCreationFailed: {
      title: 'Error',
      description: 'Failed to create member',
      variant: 'destructive',
    },
    serviceRecordAdded: { title: 'Service record added successfully', variant: 'default' },
    progressNoteAdded: { title: 'Progress note added successfully', variant: 'default' },
  },
};
