// Questions that get the polite fall-back whatever else they mention: attempts to change what the
// assistant is, to learn about other people, or to get into the staff area, and plain abuse.
import { compilePhrase, type SpokenWord, withoutFillers } from './phrase.ts';
import { createPhraseSet } from './phrase-set.ts';

const rules: readonly { why: string; says: readonly string[] }[] = [
  {
    why: 'Somebody tries to give the assistant new orders.',
    says: [
      '(ignore|disregard|forget|override|bypass|skip|drop) ... (instruction|instructions|rules|prompt|prompts|previous|prior|above|guidelines|restrictions|limits|training|filters|filter|policies|policy)',
      '(system|developer|hidden|initial|secret|original|internal|base) (prompt|prompts|message|instruction|instructions|rules|override)',
      '(reveal|show|print|repeat|output|display|leak|give|tell|what is|what are|share|copy|paste) .. (your)? (prompt|instructions|system prompt|initial prompt|api key|api keys|source code|secret key|config*|environment variables|env|training data)',
      '(pretend|act as|act like) (a|an|if|my|the|you|your|youre|that|to be my|dan)',
      '(roleplay|role play|jailbreak|jailbroken|dan mode|developer mode|god mode|debug mode|admin mode|simulate|sudo|do anything now|unrestricted|no restrictions|without restrictions)',
      'you are (now|no longer|free|actually)',
      'from now on',
      '(repeat|say) (after|exactly) (me|what|this)',
      '(repite|repita|di) (despues de mi|conmigo|lo que yo)',
      '(new|updated) (instructions|rules|orders|directive*|persona)',
      '(what|which) (model|llm|language model|version|company) .. (are you|you run|you use|made you|built you|trained)',
      '(are you) (gpt|chatgpt|claude|gemini|openai|llama)',
      '(end of|begin|start of) (prompt|system|instructions|user|conversation)',
      '(ignora|ignore|olvida|olvidate|omite) .. (instrucciones|reglas|anterior*|todo|indicaciones|ordenes)',
      '(revela|muestra|muestrame|dime|dame|ensename|repite|imprime) .. (prompt|instrucciones|codigo fuente|clave secreta|contrasena*|claves|configuracion|sistema)',
      '(actua como|finge|haz como|simula|modo desarrollador|modo administrador|ahora eres|a partir de ahora|desde ahora eres)',
    ],
  },
  {
    why: 'Somebody asks about other people, records or accounts.',
    says: [
      '(list|show|give|tell|dump|export|send|find|look up|lookup|print|share|display|read|get|pull|see|access|reveal|need|want|whats|what is|who are|names of|download) ... (members|member list|clients|client list|applicants|applications|donors|donor list|submissions|users|user|customer|customers|case files|case notes|records|database|db|people who applied|other people|everyone who|mailing list|volunteers) .. (name|names|address|addresses|phone*|email*|data|record|records|information|list|social|ssn|file|files|database|table|personal|private|numbers|apply|applied|this month|today|details|case|cases|who)',
      '(application|applications|form|forms|submission|message|messages|case|story|donation) .. (someone|somebody|another person|other people|other person|anyone|people|the last person|others) .. (sent|submitted|wrote|filled|made|gave|typed)',
      '(show|see|read|print|give|tell|what was|what did) ... (last|latest|recent|previous|other|someone elses|somebody elses) (application|applications|submission|submissions|applicant|case|message|messages|chat|chats|conversation)',
      '(list of|names of|addresses of|emails of|phone numbers of|data on|information on|records of|details of|export|dump) .. (all|your|the|every|any)? (members|clients|applicants|donors|users|volunteers|staff|people|families|database|children|kids)',
      '(all|your|every|the) (members|clients|applicants|donors|users) (names|name|data|information|emails|addresses|phone*|records|list|details)',
      '(member|client|applicant|donor|customer|user) (list|names|data|records|information|addresses|emails|database|files|passwords|password|ssn|social security)',
      '(is|did|does|has|was) (my|a|an|this) (neighbor|husband|wife|ex|cousin|friend|boyfriend|girlfriend|tenant|employee|sister|brother|son|daughter|mom|dad|coworker|boss|landlord) ... (member|apply|applied|application|get help from you|getting help from you|signed up|registered|a client|in your program|in your system|in your shelter|come there|been there)',
      '(where does|where is|what is|whats) ... (live|home address|personal number|personal phone|cell number|home phone) .. (renee|samuel|director|ceo|founder|member|her|his|she|he|okafor|alston)',
      '(home address|personal phone|private number|personal cell|cell phone number|where does) .. (of|for|renee|samuel|the director|the ceo|the founder|ceo|founder|staff|director|your|okafor|alston|lucia|walter|priya|imani) .. (live|renee|samuel|director|ceo|founder|staff|home|boss|okafor|alston)',
      '(is|was) (he|she|maria|john|jose|juan|james|david|michael|mary|someone|this person|a person named|anyone named|somebody named) .. (a member|member|a client|enrolled|registered|on your list)',
      '(what|how much|when) did .. (donate|give you|apply|pledge|ask for|write)',
      '(cell|personal|home|private|direct|mobile) (number|phone|address|email|cell) .. (ceo*|director*|founder*|boss|her|his|renee|samuel|staff|manager|leader*)',
      '(ceo*|director*|founder*|boss|renee|samuel|managers|leaders) .. (cell|personal|home|private|direct|mobile) (number|phone|address|email|cell)',
      '(admin|administrator|staff|root|dashboard|backend|back end|back office) .. (login|log in|password|passwords|access|panel|account|username|credentials|token|session)',
      '(password|passwords|credentials|username|login|token|session cookie|api key) .. (admin|staff|administrator|for the|of the|database|root|to the|wifi|server|dashboard)',
      '(what is|whats|give me|tell me|share|need) (the|your|an|a)? (password|passwords|login|credentials|admin|token|api key)',
      '(phone|number|numbers|address|email|name|names|contact) ... (of|for) .. (the)? (last|other|another|next|previous) (person|people|family|member|client|applicant|caller)',
      '(phone|number|address|email) .. (of|for) .. (member|client|applicant|donor)',
      '(telefono|numero|direccion|correo|datos) de ... (es|una|un|la|el|de|otro|otra) (miembro|cliente|solicitante|donante|beneficiario|beneficiaria)',
      '(hack|hacking|exploit|breach|ddos|brute force) .. (you|your|this|site|website|database|server|system|admin|into)',
      '(drop table|select from|union select|delete from|insert into|or 1 1|script alert|alert 1|etc passwd|onerror|img src|javascript alert|document cookie|select star|from members|from users|exec xp|eval|base64|iframe|system exec|cat etc|rm rf|curl http|127 0 0 1|localhost)',
      '(lista|nombres|datos|direcciones|telefonos|correos|informacion|expediente*|registros) .. (de)? (los|las|sus|otros|todos|otras|la|una)? .. (miembros|clientes|solicitantes|donantes|usuarios|personas que|otras personas|base de datos|empleados|gente que|voluntarios|beneficiarios|familias)',
      '(contrasena|contrasenas|clave|usuario|acceso) .. (admin|administrador|sistema|base|personal|panel|staff|empleados|wifi)',
      '(mi|una|un|el) (vecino|vecina|esposo|esposa|ex|novio|novia|primo|prima|amigo|amiga) ... (es miembro|aplico|solicito|pidio ayuda|esta registrad*|se inscribio|recibe ayuda)',
      '(hackear|hackea|jaquear) .. (sitio|pagina|sistema|base|servidor|cuenta)',
    ],
  },
  {
    why: 'Abuse thrown at the assistant, and requests for what hurts others.',
    says: [
      '(you|u|your|ur|this bot|this chat|this thing|bot|yall) (are|is|r|a|re|so|such|such a|fucking|just|all)? .. (stupid|dumb|useless|idiot|idiots|moron|trash|garbage|suck|sucks|worthless|retarded|ugly|pathetic|lame|terrible|crap|shit|bitch|liar|liars|scammers|thieves|fake|clown)',
      '(fuck|screw|damn|eff|f) (you|off|this|yall|ur|your)',
      '(shut up you|shut up bot|shut up stupid|just shut up|stfu|gtfo|suck my|kiss my|go to hell|piece of shit|son of a bitch|motherfucker|asshole|dickhead|hate you|i hate this bot)',
      '(how|ways|way|where) (to|do i|can i|do you|i can) .. (make|build|buy|get|cook|steal|sell|score) .. (bomb|explosive|explosives|meth|gun|guns|weapon|weapons|drugs|cocaine|heroin|fentanyl|ghost gun|poison)',
      '(how|ways|way|where) (to|do i|can i|do you|i can) .. (steal|hack|forge|fake|counterfeit) .. (id|ids|money|passport|documents|credit card|license|account)',
      '(send nudes|sexy|sext|sexting|porn|horny|have sex|sex with you|talk dirty|naked pics)',
      '(eres|este bot|son unos|son unas|pinche|puto|maldito|maldita) .. (estupid*|tont*|inutil|idiota*|basura|pendej*|imbecil*|mierda|bot|asquer*|rater*|ladron*|menso|mensa)',
      '(chinga tu|vete a la|callate|hijo de puta|chingate|a la chingada|pudrete|que te jodan|vayanse a la|me cago en)',
    ],
  },
];

export type RefusalCheck = (words: readonly SpokenWord[]) => boolean;

export function createRefusalCheck(): RefusalCheck {
  const phrases = createPhraseSet(
    rules.flatMap(({ says }) => says.map((source) => ({ phrase: compilePhrase(source) }))),
  );
  return (words) => phrases.matches(withoutFillers(words)).next().done !== true;
}
