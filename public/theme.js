/* Runs before paint, so that a chosen theme never flashes. External, because the policy allows no inline script.
   Also keeps the first errors of the page until the code that reports them has arrived. */
(function () {
  function keep(event) {
    var faults = window.earlyFaults;
    if (faults && faults.length < 10) faults.push(event);
  }
  window.earlyFaults = [];
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);

  var root = document.documentElement;
  root.setAttribute('data-script', '');
  try {
    var theme = localStorage.getItem('dt.theme');
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
    if (localStorage.getItem('dt.motion') === 'reduce') root.setAttribute('data-motion', 'reduce');
    if (localStorage.getItem('dt.continue')) root.setAttribute('data-continue', '');
    if (localStorage.getItem('dt.view') === 'list') root.setAttribute('data-view', 'list');
  } catch (error) {
    /* Storage may be refused; the system's theme then serves. */
  }
})();
