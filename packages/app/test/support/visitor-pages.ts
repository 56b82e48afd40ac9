// Pages that the server renders for visitors, with their headings.

/** `/preview` stands for the address of a draft. */
export const VISITOR_PAGES = [
  ['/login', 'Sign in'],
  ['/', 'Sign in'],
  ['/register', 'Register as a parent'],
  ['/forgot-password', 'Forgot your password?'],
  ['/contact-us', 'Contact us'],
  ['/nonsense', 'Page not found'],
  ['/de/login', 'Anmelden'],
  ['/ja/contact-us', 'お問い合わせ'],
  ['/blog', 'Blog'],
  ['/page/privacy', 'Privacy notice'],
  ['/page/by-the-sea', 'By the sea'],
  ['/fr/page/by-the-sea', 'By the sea'],
  ['/preview', 'By the sea'],
  ['/book', 'Book a stay'],
  ['/experience', 'Plan your experience'],
  ['/register-as-host-family', 'Become a host family'],
  ['/travel/search', 'Find a stay'],
  ['/travel/families/1', /./],
  ['/travel/families/1?from=2027-07-04&to=2027-07-17&children=2', /./],
  ['/travel/activities/1', /./],
  ['/de/travel/search?page=2', 'Aufenthalt finden'],
  ['/ja/travel/families/1', /./],
] as const;

/** Whether the code of a page comes with the first touch. */
export const isStill = (path: string) => !/^\/(?:de\/)?(?:login|register|forgot-password|nonsense)?$/.test(path);
