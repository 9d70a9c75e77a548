import type { Assistant } from '../form-shape.ts';
import { name, shortName } from '../tokens.ts';
import { organization } from './organization.ts';

const { email, phone } = organization;
const lines =
  'Si está en peligro, llame al 911. En una crisis, llame al 988 y oprima 2, o mande el texto AYUDA al 988.';

export const assistant: Assistant = {
  name: `Asistente de ${shortName}`,
  subtitle: 'Un programa de computadora, no una persona',
  greeting:
    '¡Hola! Le puedo hablar de nuestros programas, de cómo pedir ayuda, cómo donar y cómo participar. Puede preguntar en español o en inglés.',
  quickActionsLabel: 'Preguntas que puede hacer',
  quickActions: [
    '¿Cómo puedo ser voluntario?',
    'Hábleme de los programas',
    '¿Cómo puedo donar?',
    'Necesito ayuda',
  ],
  input: {
    label: 'Su pregunta',
    placeholder: 'Escriba su pregunta',
    send: 'Enviar',
  },
  thinking: 'Buscando la respuesta',
  roles: { user: 'Usted', assistant: 'Asistente' },
  labels: {
    minimize: 'Minimizar el chat',
    minimized: 'Chat',
    restore: 'Volver a abrir el chat',
    newReply: 'Respuesta nueva',
    close: 'Cerrar el chat',
    copyMessage: 'Copiar este mensaje',
    copyConversation: 'Copiar toda la conversación',
    share: 'Compartir la conversación',
    log: 'Mensajes del chat',
  },
  share: {
    title: `Chat con ${name}`,
    unavailable: 'Su navegador no puede compartir. Copiamos la conversación.',
  },
  failures: {
    technical: `Tengo un problema técnico en este momento. Por favor llámenos al ${phone.text} o escriba a ${email.text}. ${lines}`,
    tooMany: `Tengo un problema técnico: llegaron muchísimos mensajes desde su red. Por favor espere un poco e intente otra vez, llámenos al ${phone.text} o escriba a ${email.text}. ${lines}`,
    busy: `Tengo un problema técnico: hay mucha gente en nuestro sitio. Por favor intente otra vez en un momento, llámenos al ${phone.text} o escriba a ${email.text}. ${lines}`,
    trouble: `No logro responder. Por favor llámenos al ${phone.text}. ${lines}`,
  },
  crisis:
    '¿En peligro? Llame al 911. ¿En crisis? Llame al 988 y oprima 2, o mande el texto AYUDA al 988.',
  privacy: {
    text: 'No guardamos este chat. Por favor no escriba nombres ni números.',
    link: { text: 'Privacidad', href: '/privacy' },
  },
};
