import {
  BookOpen,
  ClipboardList,
  Drama,
  GraduationCap,
  Hammer,
  Layers,
  Library,
  type LucideIcon,
  MessagesSquare,
  ScrollText,
  Tag,
  User,
} from 'lucide-react';
import type { ContentType } from '@/lib/contracts/content-types';

const icons: Partial<Record<ContentType, LucideIcon>> = {
  production: Drama,
  interview: MessagesSquare,
  title: BookOpen,
  series: Layers,
  person: User,
  workshop: Hammer,
  guide: ScrollText,
  lessonPlan: ClipboardList,
  trainingCourse: GraduationCap,
  collection: Library,
};

/** The sign of a kind of item, so that a production and a guide are told apart at a glance. */
export function kindIcon(type: ContentType): LucideIcon {
  return icons[type] ?? Tag;
}
