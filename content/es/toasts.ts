import type { Toasts } from '../form-shape.ts';
import { giftThanks } from './organization.ts';

export const toasts: Toasts = {
  label: 'Aviso',
  region: 'Avisos (F8)',
  close: 'Cerrar este aviso',
  messages: {
    contactSent: {
      title: '¡Mensaje enviado!',
      description: 'Gracias por escribirnos. Le respondemos pronto.',
      variant: 'default',
    },
    contactFailed: {
      title: 'Error',
      description: 'Hubo un problema al enviar su mensaje. Por favor intente otra vez.',
      variant: 'destructive',
    },
    donationSent: {
      title: '¡Gracias por su donación!',
      description: giftThanks,
      variant: 'default',
    },
    donationIncomplete: {
      title: 'Por favor llene todos los espacios',
      variant: 'destructive',
    },
    donationFailed: {
      title: 'Error',
      description:
        'No pudimos guardar su promesa. Lo que escribió sigue aquí. Por favor intente otra vez.',
      variant: 'destructive',
    },
    getInvolvedSent: {
      title: 'Recibimos su formulario',
      description: '¡Gracias por su interés! Nos comunicamos con usted en 24 a 48 horas.',
      variant: 'default',
    },
    getInvolvedFailed: {
      title: 'No se pudo enviar',
      description: 'Por favor intente otra vez o comuníquese directo con nosotros.',
      variant: 'destructive',
    },
    assistanceSent: {
      title: 'Recibimos su solicitud',
      description: 'Gracias por pedir ayuda. Nos comunicamos con usted en 24 a 48 horas.',
      variant: 'default',
    },
    assistanceFailed: {
      title: 'Error',
      description: 'No se pudo enviar la solicitud. Por favor intente otra vez.',
      variant: 'destructive',
    },
    messageCopied: {
      title: '¡Copiado!',
      description: 'Ya puede pegar el mensaje donde quiera',
      variant: 'default',
    },
    conversationCopied: {
      title: '¡Copiado!',
      description: 'Ya puede pegar la conversación donde quiera',
      variant: 'default',
    },
    copyFailed: {
      title: 'Error',
      description:
        'Su navegador no nos dejó copiar. Por favor seleccione el texto y cópielo usted.',
      variant: 'destructive',
    },
    loginSucceeded: { title: 'Sesión iniciada', variant: 'default' },
    loginFailed: {
      title: 'No se pudo iniciar la sesión',
      description: 'El usuario o la contraseña no son correctos',
      variant: 'destructive',
    },
    statusUpdated: {
      title: 'Estado actualizado',
      description: 'Se cambió el estado del formulario.',
      variant: 'default',
    },
    statusUpdateFailed: {
      title: 'Error',
      description: 'No se pudo cambiar el estado del formulario.',
      variant: 'destructive',
    },
    memberCreated: {
      title: 'Miembro agregado',
      description: 'El miembro nuevo ya está en el sistema de casos.',
      variant: 'default',
    },
    memberCreationFailed: {
      title: 'Error',
      description: 'No se pudo agregar al miembro',
      variant: 'destructive',
    },
    serviceRecordAdded: { title: 'Servicio agregado', variant: 'default' },
    progressNoteAdded: { title: 'Nota de avance agregada', variant: 'default' },
  },
};
