// The words of the jar that can be turned.

export const turningJarCopy = {
  alt: 'Matzwarte pot met het merk en de naam zwartwit op de voorkant; op de achterkant staat in drie regels hoe je het poeder gebruikt',
  turn: 'Draai de pot',
  /** What of it is in front, after so many degrees. */
  seen: (degrees: number) => {
    if (degrees === 0) return 'Voorkant';
    return degrees === 180 ? 'Achterkant' : `${degrees} graden gedraaid`;
  },
} as const;
