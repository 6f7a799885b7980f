import type { ComponentType } from 'react';
import { SurveyBanner } from '@/components/survey/SurveyBanner';
import { ExpiryBanner } from './ExpiryBanner';
import type { BannerProps } from './MessageBanner';
import { TrialBanner } from './TrialBanner';

/** Banners of type `template`, by the `template` of their data. */
export const templates: Readonly<Record<string, ComponentType<BannerProps> | undefined>> = {
  expiry: ExpiryBanner,
  trial: TrialBanner,
  survey: SurveyBanner,
};
