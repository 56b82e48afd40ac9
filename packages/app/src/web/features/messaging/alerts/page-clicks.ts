// Whether the page has been clicked since it was loaded.

let clicked = false;

/** Starts to watch, once. */
export function watchClicks(): void {
  document.addEventListener(
    'pointerdown',
    () => {
      clicked = true;
    },
    { once: true, capture: true, passive: true },
  );
}

export function isPageClicked(): boolean {
  // The browser also knows of clicks before this code was loaded.
  return clicked || navigator.userActivation?.hasBeenActive === true;
}
