export * from './belarusian';
export * from './belarusian-names';
export * from './look-alikes';
export * from './sound-key';
