import { useState } from 'react'
import { Text } from '../../primitives/text/Text.tsx'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'
import { Paper, Papers } from './LogoField.styles.ts'
import { logoAdvice } from './logo-file.ts'

/** A preview of the logo on light and on dark, with advice on its quality. */
export function LogoPreview({ url }: { url: string }) {
  const [advice, setAdvice] = useState<string | null>(null)
  return (
    <div>
      <Papers>
        {(['light', 'dark'] as const).map((mode) => (
          <ThemeProvider key={mode} mode={mode}>
            <Paper>
              <img
                src={url}
                alt={mode === 'light' ? 'Seu logo sobre fundo claro' : 'Seu logo sobre fundo escuro'}
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  setAdvice(width > 0 ? logoAdvice({ width, height }) : null)
                }
              />
            </Paper>
          </ThemeProvider>
        ))}
      </Papers>
      {advice && <Text>{advice}</Text>}
    </div>
  )
}
