/** The focus as the player's controls hide. Vidstack's part is played by the test, as 1.15.6 does it. */
import { keepFocusOutside } from '@/components/player/source/keep-focus-outside';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function page() {
  document.body.innerHTML =
    '<div tabindex="0" id="player"><button>Pause</button></div><a href="/board">Board</a>';
  const player = document.querySelector<HTMLElement>('#player');
  const link = document.querySelector('a');
  if (!player || !link) throw new Error('the page is not whole');
  const hideControls = () => {
    if (player.contains(document.activeElement)) requestAnimationFrame(() => player.focus());
    keepFocusOutside(player);
  };
  return { player, link, hideControls };
}

it('who leaves the player in the frame in which its controls hide stays outside', async () => {
  const { player, link, hideControls } = page();
  player.focus();
  hideControls();
  link.focus();
  await frame();
  expect(link).toHaveFocus();
});

it('a control that hides still gives the focus to the player, which can be left and reached afterwards', async () => {
  const { player, link, hideControls } = page();
  player.querySelector('button')?.focus();
  hideControls();
  await frame();
  expect(player).toHaveFocus();
  link.focus();
  await frame();
  player.focus();
  expect(player).toHaveFocus();
});

it('who comes to the player as its controls hide is let in', () => {
  const { player, link, hideControls } = page();
  link.focus();
  hideControls();
  player.focus();
  expect(player).toHaveFocus();
});
