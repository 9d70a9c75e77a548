import type { Mail } from '../mail-shape.ts';
import { organization } from './organization.ts';

export const mail: Mail = {
  signature: ['Saludos cordiales,', '{organization}', '{phone}'],
  thanks: {
    application: {
      subject: 'Recibimos su mensaje ({reference})',
      lines: [
        'Gracias por escribirnos.',
        'Su número de referencia es {reference}. Guárdelo: con él encontramos su mensaje enseguida.',
        `Alguien de nuestro equipo se comunicará con usted en 48 horas, sin contar los días en que la oficina está cerrada. Abrimos ${organization.hours.days}.`,
        '¿Quiere agregar algo? Responda a este mensaje o llame al {phone}.',
      ],
    },
    submission: {
      subject: 'Gracias por ofrecer su ayuda ({reference})',
      lines: [
        'Gracias por ofrecer su ayuda. Significa mucho para nosotros.',
        'Su número de referencia es {reference}.',
        `Alguien de nuestro equipo se comunicará con usted en 48 horas, sin contar los días en que la oficina está cerrada. Abrimos ${organization.hours.days}.`,
      ],
    },
    message: {
      subject: 'Recibimos su mensaje ({reference})',
      lines: [
        'Gracias por su mensaje.',
        'Su número de referencia es {reference}.',
        `Respondemos en 24 horas, sin contar los días en que la oficina está cerrada. Abrimos ${organization.hours.days}.`,
      ],
    },
    pledge: {
      subject: 'Gracias por su promesa de donación ({reference})',
      lines: [
        'Gracias por su promesa de donación. Cada aporte ayuda a un vecino.',
        'Su número de referencia es {reference}.',
        'Todavía no se ha cobrado nada. Puede donar en nuestra página: {donate}',
      ],
    },
  },
  subscribe: {
    subject: 'Confirme, por favor: novedades de {organization}',
    lines: [
      'Alguien, esperamos que usted, escribió esta dirección para recibir nuestras novedades.',
      'Si fue usted, abra esta página y presione el botón: {link}',
      'Si no fue usted, no haga nada. No recibirá novedades, y borramos la dirección después de 7 días.',
    ],
  },
  update: { subject: '{subject}', lines: ['{body}'] },
  foot: {
    newsletter:
      'Recibe este mensaje porque se inscribió para recibir nuestras novedades. Para dejar de recibirlas, abra esta página y presione el botón: {link}',
    volunteers:
      'Recibe este mensaje porque es voluntario con nosotros. Para dejar de recibir novedades para voluntarios, abra esta página y presione el botón: {link}',
    address: '{organization}, {address}',
  },
  reply: { subject: 'Nuestra respuesta ({reference})', lines: ['{body}'] },
  staff: {
    emergency: {
      subject: 'Por favor, entre ahora: alguien espera',
      lines: [
        'Llegó algo que no puede esperar. Por favor, ábralo ahora:',
        '{link}',
        'Si nadie lo ha abierto en 15 minutos, le escribiremos de nuevo.',
      ],
    },
    'emergency-digest': {
      subject: 'Por favor, entre ahora: {what} sin abrir',
      lines: [
        'Nadie del equipo ha abierto esto todavía: {what}.',
        'Abra la lista completa: {link}',
        'Le escribiremos cada 15 minutos hasta que se haya abierto todo.',
      ],
    },
    news: {
      subject: 'Novedades en el área del personal: {what}',
      lines: ['Esto llegó y le espera:', '{what}', 'Entre para leerlo: {link}'],
    },
    assigned: {
      subject: 'Se le asignó algo',
      lines: ['Una persona del equipo le asignó algo.', 'Entre para abrirlo: {link}'],
    },
    mentioned: {
      subject: 'Le mencionaron en una nota',
      lines: ['Una persona del equipo le mencionó en una nota.', 'Entre para leerla: {link}'],
    },
    notice: {
      subject: 'Revise las cuentas del personal',
      lines: [
        'Ocurrió algo en el área del personal que un responsable debe saber.',
        'Inicie sesión para verlo: {link}',
      ],
    },
    digest: {
      subject: 'Esta mañana: {what}',
      lines: ['Buenos días. Esto necesita a alguien hoy:', '{what}', 'Entre para empezar: {link}'],
    },
  },
  counted: {
    unopened: ['1 formulario que no puede esperar', '{count} formularios que no pueden esperar'],
    applications: ['1 solicitud', '{count} solicitudes'],
    submissions: ['1 formulario', '{count} formularios'],
    messages: ['1 mensaje', '{count} mensajes'],
    late: ['1 respuesta atrasada', '{count} respuestas atrasadas'],
    atRisk: ['1 respuesta vence hoy', '{count} respuestas vencen hoy'],
    followUps: ['1 seguimiento atrasado', '{count} seguimientos atrasados'],
  },
  text: {
    emergency: '{organization}: llegó algo que no puede esperar. Por favor, entre: {link}',
    'emergency-digest': '{organization}: {what} sin abrir. Por favor, entre: {link}',
    thanks:
      '{organization}: recibimos su mensaje, referencia {reference}. Responda STOP para no recibir más.',
  },
};
