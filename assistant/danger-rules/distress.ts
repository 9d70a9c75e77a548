// A heavy heart without a word of death: the question is answered, and 988 is offered gently.
import type { DangerRule } from '../danger-rules.ts';

export const distressRules: readonly DangerRule[] = [
  {
    kind: 'distress',
    lang: 'en',
    why: 'A heavy heart without a word of death: the topic is answered, and 988 is offered gently.',
    says: [
      '(depression|despair|hopelessness|numb inside|empty inside|broken inside|falling apart|nervous breakdown|mental breakdown|panic attack|panic attacks|dark place|dark thoughts|bad thoughts|scary thoughts|intrusive thoughts|rock bottom|breaking point|grippy sock*)',
      '(lost|losing|no|giving up|given up|out of|without) .. hope',
      '(i am|feel|feels|feeling|felt|he is|she is|been|son is|daughter is|husband is|wife is|mom is|dad is|friend is|teen is|getting|really|severely) .. (hopeless|worthless|useless|depressed|desperate and|broken inside|despairing|suicidal before)',
      'i (give|gave) up',
      '(i am|feel|feeling|doing) not (ok|okay|alright|well)',
      'not (cope|coping)',
      '(feel|feeling|am|so) (so)? (alone|lonely|sad|anxious|empty|broken)',
      '(anxiety|ptsd|bipolar|schizophren*|postpartum)',
      '(can not|not) (stop crying|get out of bed|cope|function)',
      '(crying|cry) .. (every day|every night|all day|all night|all the time|myself to sleep)',
      '(nobody|no one) .. (to talk to|talk to|cares|loves me|understands|listens)',
      '(relapsed|withdrawals|drinking again|using again)',
      '(not suicidal|not going to hurt myself)',
      '(abused|molested|raped|assaulted) (as a|when i was|growing up|in my|in the)',
    ],
  },
  {
    kind: 'distress',
    lang: 'es',
    why: 'Mucha pena sin hablar de muerte: se contesta el tema y se ofrece el 988 con suavidad.',
    says: [
      '(deprimid*|depresion|ansiedad|angustia*|ataques de panico|ataque de panico|soledad)',
      '(me siento|estoy|ando|siento|tan|muy|bien) .. (sola|solo|triste|vacia|vacio|abrumad*|desanimad*|destrozad*|aguitad*|bajonead*)',
      '(perdi|sin|perdiendo|perdido) .. (esperanza|esperanzas|fe)',
      '(no puedo|no dejo|no paro) .. (dormir|dejar de llorar|de llorar|comer|parar de llorar)',
      '(lloro|llorar|llorando) .. (todo|todos|todas|dia|noche|noches|diario)',
      '(nadie) .. (con quien hablar|me quiere|me entiende|me escucha|hablar)',
      '(recai|recaida|tomando otra vez|drogando otra vez|desintoxic*)',
      '(no soy suicida)',
    ],
  },
];
