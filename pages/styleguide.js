/**
 * The style guide, at /_styleguide in development only: only there does next.config.js treat `.js` files as pages, so that
 * no other build contains this page or anything that only it uses.
 */
export { StyleguideScreen as default } from '@/components/styleguide/StyleguideScreen';
