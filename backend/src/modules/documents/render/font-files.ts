const fontFile = (name: string): string => require.resolve(`@expo-google-fonts/golos-text/${name}`);

/** The fonts of papers that are drawn. */
export const REGULAR_FILE = fontFile('400Regular/GolosText_400Regular.ttf');
export const BOLD_FILE = fontFile('700Bold/GolosText_700Bold.ttf');
