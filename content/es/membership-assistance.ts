import type { MembershipAssistance } from '../form-shape.ts';
import { organization } from './organization.ts';

const { email, phone } = organization;

export const membershipAssistance: MembershipAssistance = {
  title: 'Pedir ayuda',
  intro: 'Tres pasos, unos cinco minutos. Gratis.',
  before: {
    title: 'Antes de empezar',
    items: [
      'No necesita identificación ni papeles.',
      'Puede regresar y cambiar cualquier respuesta antes de mandarla.',
      'Si alguien puede ver su pantalla, use el botón «Salir rápido de este sitio».',
      'Es posible que esta página siga en el historial de su navegador.',
      'Si otra persona ve su teléfono o su correo, escoja una manera segura de comunicarnos con usted.',
    ],
  },
  steps: [
    {
      title: 'Su seguridad y lo que necesita',
      text: 'Para darle enseguida el número correcto.',
      questions: ['homeSafety', 'emergency', 'coreProgram'],
    },
    {
      title: 'Cómo comunicarnos con usted',
      text: 'Use un teléfono y un correo electrónico que sean seguros para usted.',
      questions: [
        'firstName',
        'lastName',
        'email',
        'noEmail',
        'phone',
        'location',
        'language',
        'contactMethod',
      ],
    },
    {
      title: 'Algo más',
      text: 'Último paso. Cuente mucho o poco, como usted quiera.',
      questions: ['livesWith', 'questions', 'hearAbout'],
    },
  ],
  why: {
    label: 'Por qué preguntamos',
    answers: {
      homeSafety:
        'Si su casa no es segura, le llamamos de otra manera y primero planeamos su seguridad.',
      emergency:
        'Si necesita a alguien en menos de una hora, el 911 y el 988 son más rápidos que nosotros. De todos modos, ponemos su formulario al principio de la lista.',
      coreProgram: 'Para que la persona que le llame conozca bien este tema.',
      email:
        'Para contestarle y mandarle su número de referencia. No mandamos noticias ni anuncios.',
      phone:
        'Para hablar de su plan. Nunca dejamos un mensaje que diga de qué se trata, a menos que usted nos diga que está bien.',
      location:
        'Basta con la ciudad y el estado. Cierta ayuda depende de dónde vive. No tiene que dar su calle.',
      language: 'Para que hable en el idioma en que se siente más a gusto.',
      contactMethod: 'Para usar la manera que sea segura y fácil para usted.',
      livesWith:
        'Para que la ayuda llegue a todos. Una persona por línea: nombre, año de nacimiento y qué es de usted. Por ejemplo: Mía, 2019, hija.',
      questions: 'Para que no tenga que contarlo todo otra vez por teléfono.',
      hearAbout: 'Para saber cómo avisar a más personas de que existe esta ayuda.',
    },
  },
  who: {
    title: 'Quién ve sus respuestas',
    paragraphs: [
      'Solo las ve nuestro equipo de atención. Cada quien entra con su propio nombre, y el sistema anota quién abrió su formulario.',
      'No compartimos sus respuestas con la policía, con su casero, con su jefe ni con ninguna oficina pública. La ley pone dos excepciones: una corte lo puede ordenar, y tenemos la obligación de reportarlo cuando están lastimando a un niño o a una persona que no puede protegerse.',
    ],
  },
  notStored:
    'No guardamos sus respuestas en este teléfono ni en esta computadora. Si cierra la página antes de mandarlas, se borran. Puede que su navegador recuerde su nombre, correo, teléfono y ciudad, como en cualquier formulario. En un aparato compartido, use una ventana privada.',
  emergency: {
    title: 'Por favor no nos espere',
    text: 'Estas líneas contestan ahora mismo, de día y de noche. Puede mandar este formulario después de la llamada.',
  },
  unsafeHome: {
    title: 'Primero está su seguridad',
    text: 'Si alguien en su casa podría lastimarle, use una de estas líneas cuando pueda hacerlo sin peligro. Le atienden en español. En el último paso, díganos cuándo y cómo podemos comunicarnos sin ponerle en riesgo.',
  },
  review: {
    title: 'Revise sus respuestas',
    change: 'Cambiar',
    blank: 'Sin respuesta',
    yes: 'Sí',
  },
  success: {
    title: 'Ya tenemos su solicitud',
    text: 'Pedir ayuda no es fácil, y usted lo hizo. Esto es lo que sigue.',
    next: [
      'Primero: una persona de nuestro equipo de atención lee su formulario.',
      'En 24 a 48 horas: una persona se comunica con usted de la manera que escogió. No cuentan los días en que nuestra oficina está cerrada.',
      'En esa llamada: hacen juntos un plan, empezando por lo más urgente.',
      `Mientras tanto: si algo cambia, llame al ${phone.text} o escriba a ${email.text}.`,
    ],
    again: 'Llenar un formulario para otra persona',
    links: [
      { text: 'Ver qué ofrecen los programas', href: '/programs' },
      { text: 'Volver a la página de inicio', href: '/' },
    ],
  },
  back: { text: 'Volver a Pedir ayuda', href: '/get-assistance' },
};
