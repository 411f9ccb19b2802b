import { deviceWords } from './device-words';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

describe('the words for a device', () => {
  it.each([
    [`${windows} ${chrome}`, 'Chrome, Windows'],
    [
      `${windows} AppleWebKit/537.36 Chrome/128.0.0.0 YaBrowser/24.10.0 Safari/537.36`,
      'Яндекс Браузер, Windows',
    ],
    [`${windows} ${chrome} Edg/130.0.0.0`, 'Edge, Windows'],
    [`${windows} ${chrome} OPR/114.0.0.0`, 'Opera, Windows'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${chrome.replace('Safari', 'Mobile Safari')}`,
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148 Safari/604.1',
      'Chrome, iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Firefox, macOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Linux'],
    ['curl/8.5.0', 'curl'],
    ['1C+Enterprise/8.3', '1С'],
    ['evil.example/1.0', 'Неизвестная программа'],
    ['<script>alert(1)</script>', 'Неизвестная программа'],
    ['', 'Неизвестная программа'],
    [undefined, 'Неизвестная программа'],
  ])('%s are «%s»', (userAgent, words) => expect(deviceWords(userAgent)).toBe(words));
});
