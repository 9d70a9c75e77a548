// One sentence per language that the assistant recognizes but does not speak. WAITING FOR A NATIVE READER:
// nobody may rely on these texts before a native speaker has read them.
import type { AssistantContent } from '#domain/assistant-content';
import { phone as link } from './tokens.ts';

const phone = link.text;

export const interpretedLanguages: AssistantContent<'es'>['interpreted'] = {
  // For an organization without replies in Spanish.
  es: {
    reply: `Llame al ${phone}: buscamos un intérprete y le ayudamos gratis.`,
    danger: `Si alguien está en peligro, llame al 911 ahora. En una crisis, llame al 988 y oprima 2, de día o de noche. Después llame al ${phone}: buscamos un intérprete.`,
  },
  fr: {
    reply: `Appelez le ${phone} : nous trouvons un interprète et nous vous aidons gratuitement.`,
    danger: `Si quelqu’un est en danger, appelez le 911 maintenant ; en cas de crise, appelez le 988, de jour comme de nuit. Ensuite, appelez le ${phone} : nous trouvons un interprète.`,
  },
  ht: {
    reply: `Rele ${phone}: n ap jwenn yon entèprèt pou ou, epi èd la gratis.`,
    danger: `Si yon moun an danje, rele 911 kounye a; si w ap viv yon kriz, rele 988, lajounen kou lannwit. Apre sa, rele ${phone}: n ap jwenn yon entèprèt pou ou.`,
  },
  pt: {
    reply: `Ligue para ${phone}: encontramos um intérprete e a ajuda é gratuita.`,
    danger: `Se alguém está em perigo, ligue para o 911 agora; em uma crise, ligue para o 988, de dia ou de noite. Depois, ligue para ${phone}: encontramos um intérprete.`,
  },
  ar: {
    reply: `اتصلوا بالرقم ${phone}، وسنجد لكم مترجماً، والمساعدة مجانية.`,
    danger: `إذا كان أحد في خطر فاتصلوا الآن بالرقم 911، وفي الأزمات اتصلوا بالرقم 988 ليلاً أو نهاراً. بعد ذلك اتصلوا بالرقم ${phone} وسنجد لكم مترجماً.`,
  },
  zh: {
    reply: `请拨打 ${phone}，我们会为您找翻译，帮助是免费的。`,
    danger: `如果有人有危险，请立即拨打 911；心理危机请拨打 988，日夜都有人接听。之后请拨打 ${phone}，我们会为您找翻译。`,
  },
  vi: {
    reply: `Xin gọi số ${phone}: chúng tôi sẽ tìm thông dịch viên, và sự giúp đỡ là miễn phí.`,
    danger: `Nếu có người gặp nguy hiểm, hãy gọi 911 ngay; khi khủng hoảng, hãy gọi 988, ngày hay đêm. Sau đó xin gọi ${phone}: chúng tôi sẽ tìm thông dịch viên.`,
  },
  ko: {
    reply: `${phone} 번으로 전화해 주세요. 통역사를 찾아 드리며, 도움은 무료입니다.`,
    danger: `누군가 위험하다면 지금 911에 전화하세요. 위기 상황이면 밤낮으로 988에 전화하세요. 그다음 ${phone} 번으로 전화하시면 통역사를 찾아 드립니다.`,
  },
  tl: {
    reply: `Tumawag sa ${phone}: hahanap kami ng tagasalin, at libre ang tulong.`,
    danger: `Kung may nasa panganib, tumawag agad sa 911; kung may krisis, tumawag sa 988, araw o gabi. Pagkatapos, tumawag sa ${phone}: hahanap kami ng tagasalin.`,
  },
  am: {
    reply: `እባክዎ ወደ ${phone} ይደውሉ፤ አስተርጓሚ እናገኝልዎታለን፣ እርዳታውም ነጻ ነው።`,
    danger: `አንድ ሰው አደጋ ላይ ከሆነ አሁን ወደ 911 ይደውሉ፤ በችግር ጊዜ ቀንም ሆነ ሌሊት ወደ 988 ይደውሉ። ከዚያ ወደ ${phone} ይደውሉ፤ አስተርጓሚ እናገኝልዎታለን።`,
  },
  prs: {
    reply: `لطفاً به شماره ${phone} زنگ بزنید؛ ما ترجمان پیدا می‌کنیم و کمک رایگان است.`,
    danger: `اگر کسی در خطر است، همین حالا به 911 زنگ بزنید؛ در بحران روحی، شب یا روز به 988 زنگ بزنید. بعد به ${phone} زنگ بزنید؛ ما ترجمان پیدا می‌کنیم.`,
  },
};
