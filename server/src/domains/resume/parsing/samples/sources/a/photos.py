from PIL import Image, ImageDraw
for name, back, coat, hair in (('man', '#5b9bd5', '#26324a', '#1c1a19'), ('woman', '#ffffff', '#33302f', '#2a1c16'), ('red', '#c8202f', '#20242c', '#1a1716')):
    im = Image.new('RGB', (590, 826), back); d = ImageDraw.Draw(im)
    if name == 'woman': d.ellipse((150, 120, 440, 620), fill=hair)
    d.rectangle((250, 430, 340, 580), fill='#e3b493')
    d.pieslice((40, 540, 550, 1240), 180, 360, fill=coat)
    d.polygon([(240, 545), (350, 545), (295, 680)], fill='#f4f4f4')
    d.ellipse((190, 170, 400, 480), fill='#f0c6a6')
    d.pieslice((180, 140, 410, 420), 180, 360, fill=hair)
    for x in (250, 340): d.ellipse((x - 9, 300, x + 9, 316), fill='#222')
    d.arc((262, 370, 328, 410), 20, 160, fill='#a0503c', width=5)
    im.resize((295, 413)).save('photo-%s.png' % name, dpi=(300, 300))
