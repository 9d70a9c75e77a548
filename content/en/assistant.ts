import type { Assistant } from '../form-shape.ts';
import { name, shortName } from '../tokens.ts';
import { organization } from './organization.ts';

const { email, phone } = organization;

export const assistant: Assistant = {
  name: `${shortName} assistant`,
  subtitle: 'A computer program, not a person',
  greeting:
    'Hi, neighbor! I can tell you about our programs, how to get help, how to give and how to join in. You can ask in English or Spanish.',
  quickActionsLabel: 'Questions you can ask',
  quickActions: [
    'How can I volunteer?',
    'Tell me about programs',
    'How do I donate?',
    'I need assistance',
  ],
  input: {
    label: 'Your question',
    placeholder: 'Type your question',
    send: 'Send',
  },
  thinking: 'Looking it up',
  roles: { user: 'You', assistant: 'Assistant' },
  labels: {
    minimize: 'Make the chat small',
    minimized: 'Chat',
    restore: 'Make the chat big again',
    newReply: 'New answer',
    close: 'Close the chat',
    copyMessage: 'Copy this message',
    copyConversation: 'Copy the whole conversation',
    share: 'Share the conversation',
    log: 'Chat messages',
  },
  share: {
    title: `Chat with ${name}`,
    unavailable: 'Your browser cannot share. We copied the conversation instead.',
  },
  failures: {
    technical: `I am having technical difficulties right now. Please call us at ${phone.text} or write to ${email.text}. If you are in danger, call 911. In a crisis, call or text 988.`,
    tooMany: `I am having technical difficulties: very many messages came from your network. Please wait a little and try again, call us at ${phone.text}, or write to ${email.text}. If you are in danger, call 911. In a crisis, call or text 988.`,
    busy: `I am having technical difficulties: our website is very busy. Please try again in a moment, call us at ${phone.text}, or write to ${email.text}. If you are in danger, call 911. In a crisis, call or text 988.`,
    trouble: `I am having trouble responding. Please call us at ${phone.text}. If you are in danger, call 911. In a crisis, call or text 988.`,
  },
  crisis: 'In danger? Call 911. Crisis? Call or text 988.',
  privacy: {
    text: 'We do not store this chat. Please leave out names and numbers.',
    link: { text: 'Privacy', href: '/privacy' },
  },
};
