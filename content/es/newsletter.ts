import type { Newsletter } from '../page-shape.ts';
import { organization } from './organization.ts';

const { email, phone } = organization;

export const newsletter: Newsletter = {
  title: 'Reciba nuestras novedades',
  intro: 'Noticias de nuestros programas y eventos, por correo electrónico.',
  label: 'Su dirección de correo',
  button: 'Inscribirme',
  steps: {
    title: 'Cómo funciona',
    items: [
      'Le enviamos un mensaje con un enlace.',
      'Abra el enlace y presione el botón. Solo entonces está en la lista.',
      'Cada mensaje trae un enlace para darse de baja. Cuando lo usa, borramos su dirección en un día.',
    ],
  },
  sent: {
    title: 'Revise su correo',
    text: 'Si esta dirección aún no está en nuestra lista, le enviamos un mensaje con un enlace. Abra el enlace en los próximos 7 días y presione el botón. ¿No le llegó? Mire en la carpeta de correo no deseado.',
  },
  problems: {
    email: 'Escriba una dirección como nombre@example.org',
    tooMany:
      'Muchas personas se inscriben ahora desde su red. Vuelva a intentarlo en unos minutos.',
    failed: `No funcionó. Vuelva a intentarlo en un momento, o escriba a ${email.text}.`,
  },
  confirm: {
    title: 'Confirme su inscripción',
    text: 'Presione el botón para recibir nuestras novedades en la dirección a la que llegó este enlace.',
    button: 'Sí, quiero recibirlas',
    done: {
      title: 'Ya está en la lista',
      text: 'Gracias. Recibirá nuestras próximas novedades. Cada mensaje trae un enlace para darse de baja.',
    },
  },
  unsubscribe: {
    title: 'Dejar de recibir novedades',
    text: 'Presione el botón, y la dirección a la que llegó este enlace no recibirá más novedades.',
    button: 'Darme de baja',
    done: {
      title: 'Se dio de baja',
      text: 'No recibirá más novedades. Si nos escribe, le seguimos respondiendo.',
    },
  },
  unknown: {
    title: 'Este enlace no funciona',
    text: `Puede ser viejo, o ya se usó. Si todavía recibe novedades que no desea, use el enlace del mensaje más reciente, escriba a ${email.text} o llame al ${phone.text}.`,
  },
};
