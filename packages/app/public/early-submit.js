// Holds up forms that are sent before the code of the page has arrived: the page sends them once it can
// (src/web/platform/navigation/early-input.ts). Otherwise the browser would send them itself.
addEventListener(
  'submit',
  (event) => {
    if (document.getElementById('root')?.dataset.rendered === undefined) return;
    event.preventDefault();
    event.target.isHeldUp = true;
  },
  true,
);
