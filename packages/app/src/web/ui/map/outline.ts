// The outline of the hosting countries and their neighbours: the build fills it in (`build/outline-plugin.ts`).

/** The rings of coasts and borders, each as its first point and the steps from there, in hundredths of a degree east and north. */
export const OUTLINE: readonly (readonly number[])[] = [];
