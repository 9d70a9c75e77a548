import {
  Briefcase,
  CalendarHeart,
  ExternalLink,
  Gift,
  HandHelping,
  Handshake,
  Info,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  Phone,
  Sprout,
  Users,
} from 'lucide-react';
import type { IconName } from '#content/shape';

const icons = {
  briefcase: Briefcase,
  'calendar-heart': CalendarHeart,
  'external-link': ExternalLink,
  gift: Gift,
  'hand-helping': HandHelping,
  handshake: Handshake,
  info: Info,
  mail: Mail,
  'map-pin': MapPin,
  megaphone: Megaphone,
  phone: Phone,
  sprout: Sprout,
  users: Users,
} as const satisfies Record<IconName, LucideIcon>;

/** An icon that content names. It only repeats what the text beside it says. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Drawn = icons[name];
  return <Drawn aria-hidden size={size} />;
}
