import type { ProgramDetail } from '../../page-shape.ts';

export const inHisHands: ProgramDetail = {
  paragraphs: [
    'Making things helps people feel better. So we have a room with paint, clay, a keyboard and a corner to record a song. You do not need any skills to start.',
    'We began this room as people of faith, and there is a quiet hour for prayer each day. Nobody has to pray to paint. Come as you are.',
  ],
  services: [
    {
      title: 'Open studio',
      text: 'Paint, clay and paper on Wednesday and Saturday. Take your work home.',
    },
    {
      title: 'Song corner',
      text: 'Record your song or your story with a volunteer and leave with the file.',
    },
    {
      title: 'Neighborhood choir',
      text: 'No tryout. We sing gospel, soul and old songs from the Shenandoah hills.',
    },
    {
      title: 'Mural crew',
      text: 'Plan and paint a wall with the people who live next to it. Last one: Jackson Ward.',
    },
    {
      title: 'Quiet hour',
      text: 'Each weekday at noon: a still room for prayer, silence or a nap in a chair.',
    },
    {
      title: 'Spirit and life talks',
      text: 'Big questions over coffee with people of many faiths, every second Sunday.',
    },
    {
      title: 'Maker bench',
      text: 'Learn to sew, solder or 3D-print. Fix what broke and keep it.',
    },
  ],
};
