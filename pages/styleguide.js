/**
 * The style guide, at /_styleguide in development only: next.config.js counts `.js` among the endings of pages there
 * alone, so that no other build has the page or anything that only it uses.
 */
export { StyleguideScreen as default } from '@/components/styleguide/StyleguideScreen';
