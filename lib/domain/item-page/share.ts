/** Places to share an item, as plain addresses (their published share links). */
export interface ShareLink {
  place: string;
  href: string;
  mail: boolean;
}

export function shareLinks(address: string, name: string): ShareLink[] {
  const to = (base: string, parameters: Record<string, string>) =>
    `${base}?${new URLSearchParams(parameters).toString()}`;
  // Mail programs read + as a plus, so this one is percent-encoded throughout.
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`;
  return [
    {
      place: 'Google Classroom',
      href: to('https://classroom.google.com/share', { url: address, title: name }),
      mail: false,
    },
    {
      place: 'Microsoft Teams',
      href: to('https://teams.microsoft.com/share', { href: address, msgText: name }),
      mail: false,
    },
    { place: 'Email', href: mail, mail: true },
  ];
}
