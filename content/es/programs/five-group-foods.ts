import type { ProgramDetail } from '../../page-shape.ts';
import { foodStory } from './food-story.ts';

export const fiveGroupFoodsDetail: ProgramDetail = {
  paragraphs: [
    'Un buen plato tiene cinco partes: fruta, verdura, granos, proteína y lácteos. Así armamos cada caja, porque una bolsa de papitas no es una cena.',
    'No tiene que probar que tiene hambre. Díganos cuántos comen en su mesa y qué no pueden comer. Le llevamos la caja, o usted pasa por ella.',
  ],
  services: [
    {
      title: 'Caja de comida cada semana',
      text: 'Unas 30 libras para una familia de cuatro, con los cinco grupos de alimentos y dos recetas.',
    },
    {
      title: 'Entrega en su puerta',
      text: 'Para quien no puede cargar ni manejar. Tocamos, dejamos la caja y saludamos.',
    },
    {
      title: 'Comida caliente los jueves',
      text: 'Siéntese con nosotros a las 5:30 p.m. Los niños comen primero, y siempre hay sopa.',
    },
    {
      title: 'Comida para dietas especiales',
      text: 'Con poca azúcar, con poca sal, sin puerco, sin leche, blanda, o fórmula para bebé. Solo díganos.',
    },
    {
      title: 'Bolsas para las vacaciones',
      text: 'Cuando no hay almuerzo en la escuela, cada niño recibe una bolsa con siete comidas fáciles.',
    },
    {
      title: 'Clase de cocina',
      text: 'Aprenda a dar de comer a cuatro con una caja, en una sola olla y en menos de 40 minutos.',
    },
    {
      title: 'Siembre lo suyo',
      text: 'Semillas, tierra y una cubeta para su porche, o un pedacito de nuestro huerto en Fulton.',
    },
  ],
  story: foodStory,
};
